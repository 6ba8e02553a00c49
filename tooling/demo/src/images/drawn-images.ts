import type { ImageSource } from '@tableside/platform/images';
import sharp from 'sharp';

import { drawIllustration } from './draw-illustration.ts';
import { HEIGHT } from './drawing/compose.ts';
import { parseIllustration } from './illustrations.ts';

/** Increment this when the drawings change. */
const DRAWING = 3;

export const drawnImages: ImageSource = {
  async find(name, partnerId) {
    const illustration = parseIllustration(name);
    if (!illustration) return undefined;
    return {
      version: illustration.kind === 'dish' ? `${partnerId}-${DRAWING}` : String(DRAWING),
      async resize(width, height) {
        // Rasterizes only slightly larger than needed. A thumbnail does not need the full height of 1000.
        const density = Math.max(36, Math.min(144, (72 * height * 1.5) / HEIGHT));
        const drawing = Buffer.from(drawIllustration(illustration, width / height, partnerId));
        return sharp(drawing, { density, limitInputPixels: 16_000_000 })
          .resize(width, height, { fit: 'fill' })
          .flatten({ background: '#ffffff' })
          .modulate({ saturation: 1.14 });
      },
    };
  },
};
