import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type { PartnerOnDisk } from './read-partner.ts';

/** Link previews and home screens do not support SVG, so they get these pictures. */
const pictures = [
  { name: 'share.png', from: 'share.svg', width: 1200 },
  { name: 'icon-180.png', from: 'favicon.svg', width: 180 },
  { name: 'icon-192.png', from: 'favicon.svg', width: 192 },
  { name: 'icon-512.png', from: 'favicon.svg', width: 512 },
] as const;

export type PictureName = (typeof pictures)[number]['name'];

const onHomeScreens = new Set<PictureName>(['icon-192.png', 'icon-512.png']);

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

/** Search results require a multiple of 48. */
const ICO_WIDTH = 48;
const ICO_HEAD = 22;

/** Some programs request /favicon.ico whatever the page says. Returns an ICO file that contains a PNG. */
export async function drawFavicon({ assetsFolder }: Pick<PartnerOnDisk, 'assetsFolder'>): Promise<Buffer> {
  const png = await sharp(await readFile(join(assetsFolder, 'favicon.svg')), { density: 288 })
    .resize({ width: ICO_WIDTH, height: ICO_WIDTH, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const head = Buffer.alloc(ICO_HEAD);
  // Writes the type of file (1 is an icon), the number of pictures, and the entry of the only one: size,
  // color planes, bits per pixel, length and offset.
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
