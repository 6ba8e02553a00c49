import { copyFile } from 'node:fs/promises';

import { libraryConfig } from '@tableside/presets/tsup';

export default libraryConfig({
  publicDir: 'types',
  // Code that a site is written with is read from files beside this code.
  splitting: false,
  onSuccess: async () => {
    for (const file of ['starter.js', 'retire-worker.js'])
      await copyFile(`src/sites/${file}`, `dist/sites/${file}`);
  },
});
