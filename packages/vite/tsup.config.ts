import { copyFile } from 'node:fs/promises';

import { libraryConfig } from '@tableside/presets/tsup';

export default libraryConfig({
  publicDir: 'types',
  // Compiled code finds files by paths relative to itself, such as retire-worker.js, and splitting would move
  // it.
  splitting: false,
  onSuccess: async () => {
    await copyFile('src/sites/retire-worker.js', 'dist/sites/retire-worker.js');
  },
});
