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
  // Imports sharp with the first picture, because it takes 20 MB that a process without pictures does not
  // need.
  const { default: sharp } = await import('sharp');
  const height = Math.round(width / ratio);
  // Rasterized slightly larger than needed, instead of at the full height of 1000 for a thumbnail.
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
