import { copyFile } from 'node:fs/promises';

import { libraryConfig } from '@tableside/presets/tsup';

export default libraryConfig({
  publicDir: 'types',
  // Code that is copied into sites is read from files next to the compiled code.
  splitting: false,
  onSuccess: async () => {
    for (const file of ['starter.js', 'live-starter.js', 'retire-worker.js'])
      await copyFile(`src/sites/${file}`, `dist/sites/${file}`);
  },
});
