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
