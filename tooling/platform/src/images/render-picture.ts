import { drawIllustration } from './draw-illustration.ts';
import { HEIGHT } from './drawing/compose.ts';
import type { Illustration } from './illustrations.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export const mediaTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

export async function renderPicture(
  illustration: Illustration,
  width: number,
  ratio: number,
  format: PictureFormat,
  host: string,
): Promise<Uint8Array<ArrayBuffer>> {
  // Imports sharp on first use, because a process that serves no pictures can do without its 20 MB.
  const { default: sharp } = await import('sharp');
  const height = Math.round(width / ratio);
  // Rasterizes only slightly larger than needed. A thumbnail does not need the full height of 1000.
  const density = Math.max(36, Math.min(144, (72 * height * 1.5) / HEIGHT));
  const pixels = sharp(Buffer.from(drawIllustration(illustration, ratio, host)), {
    density,
    limitInputPixels: 16_000_000,
  })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .modulate({ saturation: 1.14 });
  const encoded = {
    avif: () => pixels.avif({ quality: 58, effort: 3 }),
    webp: () => pixels.webp({ quality: 78 }),
    jpeg: () => pixels.jpeg({ quality: 80, mozjpeg: true }),
  }[format]();
  return new Uint8Array(await encoded.toBuffer());
}
