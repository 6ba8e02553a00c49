import type { Plugin } from 'vite';

/**
 * Fetches what a lazy chunk imports together with it. Vite's own helper does the same and much that a site of ours
 * has no use for (style sheets of chunks, nonces, error events), in the first file that every visitor loads.
 */
const helper = `
const asked = new Set();
export const __vitePreload = (load, files) => {
  for (const file of files ?? []) {
    if (asked.has(file)) continue;
    asked.add(file);
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
