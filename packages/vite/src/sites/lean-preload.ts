import type { Plugin } from 'vite';

/**
 * Preloads a lazy chunk's imports together with it, like Vite's own helper. That one is part of the first
 * file that every visitor loads, and contains much that our sites do not use, such as style sheets of chunks,
 * nonces and error events.
 */
const helper = `
const requested = new Set();
export const __vitePreload = (load, files) => {
  for (const file of files ?? []) {
    if (requested.has(file)) continue;
    requested.add(file);
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};
`;

export const leanPreload = (): Plugin => ({
  name: 'tableside:lean-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
});
