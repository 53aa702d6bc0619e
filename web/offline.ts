import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

/** Writes `sw.js`: a service worker that keeps every file of this build, for use without network. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map')).sort();
      // File names carry hashes of their contents, but index.html does not.
      const hash = createHash('sha256');
      for (const name of files) {
        const part = bundle[name];
        hash.update(name).update(part?.type === 'asset' ? part.source : (part?.code ?? ''));
      }
      const version = hash.digest('hex').slice(0, 12);
      const list = JSON.stringify(['./', ...files, 'icon.svg', 'manifest.webmanifest']);
      const source = `// Made by the build: every file of one version, kept for use without network.
const NAME = 'ninerooks-${version}';
const FILES = ${list};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('ninerooks-') && name !== NAME);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const page = event.request.mode === 'navigate' ? './' : event.request;
  event.respondWith(caches.match(page, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});
`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
