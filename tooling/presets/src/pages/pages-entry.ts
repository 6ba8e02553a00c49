import type { Plugin } from 'vite';

export const pagesEntry = 'virtual:tableside-pages';

/** What an app's build renders its pages with: the app itself and the shell's renderer, which share their contexts. */
export const pagesEntryPlugin = (main: string): Plugin => {
  const renderer = '@tableside/shell/server';
  return {
    name: 'tableside:pages-entry',
    resolveId(id) {
      if (id === pagesEntry) return `\0${pagesEntry}`;
      // The app depends on the shell; nothing else here does.
      return id === renderer ? this.resolve(id, main, { skipSelf: true }) : null;
    },
    load: (id) =>
      id === `\0${pagesEntry}`
        ? `export { app } from ${JSON.stringify(main)};\nexport { renderPages } from ${JSON.stringify(renderer)};\n`
        : undefined,
  };
};
