import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** Matches references to source maps of libraries, which are not part of the build. */
const leadsNowhere = /^\/[/*][#@] sourceMappingURL=.*$/gm;

/**
 * Writes source maps into `source-maps` beside the build, because everything in the build is served, and maps
 * contain the source code. They serve to read error reports.
 */
export function sourceMapsBeside(): Plugin {
  let folder: string;
  return {
    name: 'tableside:source-maps',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(resolve(root, build.outDir), '../source-maps');
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle, isWrite) {
        if (isWrite) await rm(folder, { recursive: true, force: true });
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset') continue;
          if (/\.(m?js|css)$/.test(name))
            output.source = Buffer.from(output.source).toString('utf8').replace(leadsNowhere, '');
          if (!name.endsWith('.map')) continue;
          delete bundle[name];
          if (!isWrite) continue;
          const file = join(folder, name);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, output.source);
        }
      },
    },
  };
}
