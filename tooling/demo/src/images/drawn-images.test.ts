import { expect, test } from 'vitest';

import { drawIllustration } from './draw-illustration.ts';
import { menus, servingsOf } from './drawing/menus.ts';
import { drawnImages } from './drawn-images.ts';
import { cuisineSlug, cuisineSlugs, parseIllustration, sceneSlugs } from './illustrations.ts';

async function find(name: string, partnerId = 'hilton') {
  const image = (await drawnImages.find(name, partnerId)) ?? expect.fail(`${name} is not drawn.`);
  const pixels = await image.resize(200, 143);
  const { data, info } = await pixels.png().toBuffer({ resolveWithObject: true });
  return { version: image.version, picture: data.toString('base64'), size: [info.width, info.height] };
}

test.each(['thai-4', 'menu-thai-2', 'scene-brunch-2'])('draws %s in the requested size', async (name) => {
  expect((await find(name)).size).toEqual([200, 143]);
});

test('MER-49 the same dish is another image at another partner; scene and menu are the same', async () => {
  const [hilton, delta] = [await find('thai-4'), await find('thai-4', 'delta')];
  expect(delta.version).not.toBe(hilton.version);
  expect(delta.picture).not.toBe(hilton.picture);
  for (const name of ['scene-toast-1', 'menu-thai-1'])
    expect(await find(name, 'delta')).toEqual(await find(name));
});

test('MER-47 each cuisine has six different dishes at least', () => {
  for (const slug of cuisineSlugs) {
    const dishes = servingsOf(slug).map(({ draw }) => draw);
    expect(new Set(dishes).size, slug).toBe(menus[slug].mains.length + menus[slug].others.length);
    expect(dishes.length, slug).toBeGreaterThanOrEqual(6);
  }
});

test.each([
  'martian-1',
  'italian',
  'italian-',
  'italian-01',
  'italian-1000000',
  'italian--1',
  'scene-italian-1',
  'menu-table-1',
  '../etc-1',
  'Italian-1',
])('draws nothing for an unknown name: %s', async (name) => {
  expect(await drawnImages.find(name, 'hilton')).toBeUndefined();
});

test('the slug of every cuisine in use can be drawn', () => {
  const names = [
    'American',
    'Bakery & Café',
    'Bar & Grill',
    'Barbecue',
    'Italian',
    'Steakhouse',
    'Vietnamese',
  ];
  for (const name of names) expect(cuisineSlugs).toContain(cuisineSlug(name));
});

test('the same name gives the same drawing, and numbers differ', () => {
  const draw = (name: string) => {
    const illustration = parseIllustration(name);
    return illustration ? drawIllustration(illustration, 1.4, 'hilton') : '';
  };
  const menuNames = cuisineSlugs.map((cuisine) => `menu-${cuisine}`);
  const scenes = sceneSlugs.map((scene) => `scene-${scene}`);
  for (const slug of [...cuisineSlugs, ...menuNames, ...scenes]) {
    expect(draw(`${slug}-5`)).toBe(draw(`${slug}-5`));
    expect(new Set(Array.from({ length: 5 }, (_, number) => draw(`${slug}-${number}`))).size).toBe(5);
    expect(draw(`${slug}-5`)).not.toMatch(/NaN|undefined|Infinity/);
  }
});
