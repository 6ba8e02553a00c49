import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { isChanged } from './compare.ts';

let folder: string;
let difference: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
  difference = join(folder, 'difference/a.png');
});

async function picture(name: string, height: number, box: number): Promise<string> {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, name);
  const black = { create: { width: Math.max(box, 1), height: 1, channels: 4, background: 'black' } } as const;
  await sharp({ create: { width: 200, height, channels: 4, background: 'white' } })
    .composite(box > 0 ? [{ input: black, left: 0, top: 0 }] : [])
    .png()
    .toFile(file);
  return file;
}

test('the same picture is not a change, and a few pixels are not', async () => {
  const [base, few] = [await picture('base.png', 100, 0), await picture('few.png', 100, 40)];
  expect(await isChanged(base, base, difference)).toBe(false);
  expect(await isChanged(base, few, difference)).toBe(false);
  expect(existsSync(difference)).toBe(false);
});

test('more pixels are a change, which is drawn', async () => {
  const changed = await picture('changed.png', 100, 60);
  expect(await isChanged(await picture('base.png', 100, 0), changed, difference)).toBe(true);
  expect(await sharp(difference).metadata()).toMatchObject({ width: 200, height: 100 });
});

test('a page that became longer has changed', async () => {
  const longer = await picture('longer.png', 130, 0);
  expect(await isChanged(await picture('base.png', 100, 0), longer, difference)).toBe(true);
  expect(await sharp(difference).metadata()).toMatchObject({ width: 200, height: 130 });
});

test('a screen that did not exist has changed', async () => {
  const current = await picture('current.png', 100, 0);
  expect(await isChanged(join(folder, 'none.png'), current, difference)).toBe(true);
});
