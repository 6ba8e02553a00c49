import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type { PartnerOnDisk } from './read-partner.ts';

/** Pictures for programs that do not support SVG: link previews and home screens. */
const pictures = [
  { name: 'share.png', from: 'share.svg', width: 1200 },
  { name: 'icon-180.png', from: 'favicon.svg', width: 180 },
  { name: 'icon-192.png', from: 'favicon.svg', width: 192 },
  { name: 'icon-512.png', from: 'favicon.svg', width: 512 },
] as const;

export type PictureName = (typeof pictures)[number]['name'];

const onHomeScreens = new Set<PictureName>(['icon-192.png', 'icon-512.png']);

/** Renders the pictures that a partner's site uses, from the partner's vector files. */
export const drawPictures = ({
  assetsFolder,
  settings,
}: PartnerOnDisk): Promise<{ name: PictureName; source: Buffer }[]> =>
  Promise.all(
    pictures
      .filter(({ name }) => settings.hasPWAInstallBanner || !onHomeScreens.has(name))
      .map(async ({ name, from, width }) => ({
        name,
        source: await sharp(await readFile(join(assetsFolder, from)), { density: 288 })
          .resize({ width })
          .png({ compressionLevel: 6 })
          .toBuffer(),
      })),
  );

/** The width of the picture in favicon.ico; search results want a multiple of 48. */
const ICO_WIDTH = 48;
const ICO_HEAD = 22;

/** Renders a partner's icon for programs that ask for /favicon.ico, whatever the page says: an ICO file with a PNG. */
export async function drawFavicon({ assetsFolder }: Pick<PartnerOnDisk, 'assetsFolder'>): Promise<Buffer> {
  const png = await sharp(await readFile(join(assetsFolder, 'favicon.svg')), { density: 288 })
    .resize({ width: ICO_WIDTH, height: ICO_WIDTH, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const head = Buffer.alloc(ICO_HEAD);
  // An icon (1) with one picture, and its entry: size, color planes, bits of a pixel, length and offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_WIDTH, 6);
  head.writeUInt8(ICO_WIDTH, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(ICO_HEAD, 18);
  return Buffer.concat([head, png]);
}
