import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** A package that comes as a file names a map that stays in the package. */
const leadsNowhere = /^\/[/*][#@] sourceMappingURL=.*$/gm;

/**
 * Writes source maps into `source-maps` beside the folder of the build, and never into it: whatever is in the build is
 * served, and maps are the source code. Error reports are read with them.
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
