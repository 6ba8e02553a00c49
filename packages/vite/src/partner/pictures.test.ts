import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import { drawPictures } from './pictures.ts';

async function drawn(hasPWAInstallBanner: boolean) {
  const assetsFolder = mkdtempSync(join(tmpdir(), 'tableside-pictures-'));
  onTestFinished(() => rmSync(assetsFolder, { recursive: true }));
  const drawing = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`;
  writeFileSync(join(assetsFolder, 'share.svg'), drawing(1200, 630));
  writeFileSync(join(assetsFolder, 'favicon.svg'), drawing(64, 64));
  const partner = { assetsFolder, settings: { hasPWAInstallBanner } } as Parameters<typeof drawPictures>[0];
  const pictures = await drawPictures(partner);
  return Promise.all(
    pictures.map(async ({ name, source }) => {
      const { format, width, height } = await sharp(source).metadata();
      return `${name} ${format} ${width} x ${height}`;
    }),
  );
}

test('CFG-12.a a site that can be installed has icons for home screens, others have not', async () => {
  const always = ['share.png png 1200 x 630', 'icon-180.png png 180 x 180'];
  expect(await drawn(false)).toEqual(always);
  expect(await drawn(true)).toEqual([...always, 'icon-192.png png 192 x 192', 'icon-512.png png 512 x 512']);
});
