// A link to a position becomes a button that opens the live board in place. Without script, or where the board
// cannot be loaded, the link is there.
for (const link of document.querySelectorAll('.try a')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try it here';
  button.setAttribute('aria-expanded', 'false');
  link.textContent = 'Open it on a page of its own';
  link.before(button);
  let frame;
  button.addEventListener('click', () => {
    const opens = !frame;
    if (opens) {
      frame = document.createElement('iframe');
      frame.className = 'live';
      frame.title = `Live board: ${document.querySelector('main h1')?.textContent ?? 'a position'}`;
      frame.src = link.href;
      link.parentElement.after(frame);
    } else {
      frame.remove();
      frame = undefined;
    }
    button.textContent = opens ? 'Close the board' : 'Try it here';
    button.setAttribute('aria-expanded', String(opens));
  });
}

// What scrolls sideways can be reached with the keyboard.
for (const block of document.querySelectorAll('main pre > code, main .table-wrapper')) block.tabIndex = 0;

// The bar above is a landmark. What opens the contents is a label of mdBook's, which no keyboard reaches: a button takes
// its place. While the contents are hidden, nothing in them takes the focus.
document.getElementById('mdbook-menu-bar')?.setAttribute('role', 'banner');
const label = document.getElementById('mdbook-sidebar-toggle');
const state = document.getElementById('mdbook-sidebar-toggle-anchor');
const contents = document.getElementById('mdbook-sidebar');
if (label && state && contents) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = label.className;
  button.title = label.title;
  button.innerHTML = label.innerHTML;
  button.setAttribute('aria-label', label.title);
  button.setAttribute('aria-controls', contents.id);
  button.addEventListener('click', () => state.click());
  label.before(button);
  label.style.display = 'none';
  const follow = () => {
    button.setAttribute('aria-expanded', String(state.checked));
    contents.inert = !state.checked;
  };
  state.addEventListener('change', follow);
  follow();
}
