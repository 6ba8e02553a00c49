import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** This many pixels may differ, because the edges of drawn maps are not the same each time. */
const TOLERATED_PIXELS = 50;

const background = { r: 255, g: 0, b: 255, alpha: 1 };

/**
 * Compares two pictures by pixel and writes a third one with their differences. The smaller one is extended,
 * because a page that became longer has changed.
 *
 * @returns whether they differ, which they also do if `base` does not exist.
 */
export async function isChanged(base: string, current: string, difference: string): Promise<boolean> {
  if (!existsSync(base)) return true;
  const [one, other] = await Promise.all([base, current].map((file) => sharp(file).metadata()));
  const width = Math.max(one?.width ?? 0, other?.width ?? 0);
  const height = Math.max(one?.height ?? 0, other?.height ?? 0);
  const read = async (file: string) =>
    sharp(file)
      .ensureAlpha()
      .resize({ width, height, fit: 'contain', position: 'left top', background, withoutEnlargement: true })
      .raw()
      .toBuffer();
  const [before, after] = await Promise.all([read(base), read(current)]);
  const differenceImage = Buffer.alloc(width * height * 4);
  if (pixelmatch(before, after, differenceImage, width, height) <= TOLERATED_PIXELS) return false;
  mkdirSync(dirname(difference), { recursive: true });
  await sharp(differenceImage, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(difference);
  return true;
}
