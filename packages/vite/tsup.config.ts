import { copyFile } from 'node:fs/promises';

import { libraryConfig } from '@tableside/presets/tsup';

export default libraryConfig({
  publicDir: 'types',
  // Code that is copied into sites is read from files next to the compiled code.
  splitting: false,
  onSuccess: async () => {
    await copyFile('src/sites/retire-worker.js', 'dist/sites/retire-worker.js');
  },
});
