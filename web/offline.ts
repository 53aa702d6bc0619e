import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';

import type { Plugin } from 'vite';

/** What the page may load and do: nothing but its own files. The worker has it from the page, the engine needs `wasm-unsafe-eval`. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy into the page that is built. The server for development has scripts and styles in the page. */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}

/** Files that are copied as they are. Pictures for other sites' previews are not needed without network. */
const KEPT = readdirSync(new URL('./public', import.meta.url)).filter((name) => !name.startsWith('preview'));

/**
 * Writes `sw.js`: a service worker that keeps every file of this build, for use without network. A new one waits
 * until the page says that it may take over, so that an old page never loses files that it has yet to load.
 */
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
      const list = JSON.stringify(['./', ...new Set([...files.filter((name) => name !== 'index.html'), ...KEPT])]);
      const source = `// Made by the build: every file of one version, kept for use without network.
const NAME = 'ninerooks-${version}';
const FILES = ${list};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
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
  event.respondWith(caches.open(NAME).then((cache) => cache.match(page, { ignoreVary: true })).then((kept) => kept ?? fetch(event.request)));
});
`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
