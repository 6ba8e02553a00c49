import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { ImageSource } from './image-source.ts';

const extensions = ['avif', 'jpeg', 'jpg', 'png', 'webp'];

const isName = (name: string): boolean => /^[a-z\d][a-z\d_-]{0,99}$/i.test(name);

/**
 * Images that an operator put into a folder: `/images/corner-bistro` is `corner-bistro.jpg`, `.png`, `.webp`
 * or `.avif` there. A file may be added or replaced at any time. Without a folder there are no images.
 */
export function imagesInFolder(folder: string | undefined): ImageSource {
  return {
    async find(name) {
      if (folder === undefined || !isName(name)) return undefined;
      for (const extension of extensions) {
        const path = join(folder, `${name}.${extension}`);
        const file = await stat(path).catch(() => undefined);
        if (!file?.isFile()) continue;
        return {
          version: `${file.mtimeMs}-${file.size}`,
          async resize(width, height) {
            // Imports sharp on first use, because a process that serves no images can do without its 20 MB.
            const { default: sharp } = await import('sharp');
            return sharp(path).autoOrient().resize(width, height, { fit: 'cover' });
          },
        };
      }
      return undefined;
    },
  };
}
