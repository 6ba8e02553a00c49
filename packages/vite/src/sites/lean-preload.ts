import { version, type BuildOptions, type Plugin } from 'vite';

export const modulePreload = {
  polyfill: false,
  // Lazy chunks need not list the files that the first page of a site has loaded, nor themselves, because
  // they are imported at once.
  resolveDependencies: (chunk, files, { hostType }) =>
    hostType === 'html'
      ? files
      : files.filter((file) => file !== chunk && !/\/(index|app|vendor|rolldown-runtime)-/.test(file)),
} satisfies BuildOptions['modulePreload'];

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

export function leanPreload(): Plugin {
  let lists = '';
  return {
    name: 'tableside:lean-preload',
    enforce: 'pre',
    apply: 'build',
    configResolved({ build: { modulePreload } }) {
      lists = `${version} ${modulePreload && modulePreload.resolveDependencies?.toString()}`;
    },
    // Vite adds the lists after it has named the files by their code. A file with another list but the same
    // name would stay in caches, and its integrity would not match.
    augmentChunkHash: () => lists,
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
  };
}
