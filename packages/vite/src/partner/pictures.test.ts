import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import { drawFavicon, drawPictures } from './pictures.ts';

async function describePictures(hasPWAInstallBanner: boolean) {
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
  expect(await describePictures(false)).toEqual(always);
  expect(await describePictures(true)).toEqual([
    ...always,
    'icon-192.png png 192 x 192',
    'icon-512.png png 512 x 512',
  ]);
});

test('FND-06.a favicon.ico is an icon with a square picture of the partner’s', async () => {
  const assetsFolder = mkdtempSync(join(tmpdir(), 'tableside-pictures-'));
  onTestFinished(() => rmSync(assetsFolder, { recursive: true }));
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="64" height="32"/></svg>';
  writeFileSync(join(assetsFolder, 'favicon.svg'), drawing);
  const ico = await drawFavicon({ assetsFolder });
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  const { format, width, height } = await sharp(ico.subarray(offset)).metadata();
  expect([format, width, height]).toEqual(['png', 48, 48]);
});
