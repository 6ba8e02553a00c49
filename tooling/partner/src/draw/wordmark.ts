import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { latinFontFile } from '@tableside/vite/partner';
import { create, type Font } from 'fontkit';

/** The package has no types. */
const wawoff2 = createRequire(import.meta.url)('wawoff2') as {
  decompress(woff2: Uint8Array): Promise<Uint8Array>;
};

/** Converts a web font to the TrueType font inside it. */
const decompressWoff2 = (woff2: Uint8Array): Promise<Uint8Array> => wawoff2.decompress(woff2);

export interface Lettering {
  readonly font: PartnerSettings['brand']['font']['title'];
  readonly weight: number;
  /** Letter spacing, as a fraction of the font size. */
  readonly tracking: number;
}

/** Text as outlines: one path, with its left end and baseline at 0. */
export interface Wordmark {
  readonly path: string;
  readonly width: number;
  readonly capHeight: number;
}

const fonts = new Map<string, Promise<Font>>();

async function openFont(file: string): Promise<Font> {
  const font = create(Buffer.from(await decompressWoff2(await readFile(file))));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

const round = (value: number) => Number(value.toFixed(2));

/** Converts text in a brand's font to outlines, so that a logo needs no font. */
export async function drawWordmark(
  words: string,
  { font, weight, tracking }: Lettering,
  size: number,
): Promise<Wordmark> {
  const file = latinFontFile(font);
  const opened = fonts.get(file) ?? openFont(file);
  fonts.set(file, opened);
  const variation = (await opened).getVariation({ wght: weight });
  const scale = size / variation.unitsPerEm;
  const { glyphs, positions } = variation.layout(words);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const position = positions[index];
    const outline = glyph.path
      .scale(scale, -scale)
      .translate(x + (position?.xOffset ?? 0) * scale, 0)
      .toSVG();
    x += (position?.xAdvance ?? 0) * scale + tracking * size;
    return outline;
  });
  return {
    path: paths.join(''),
    width: round(x - tracking * size),
    capHeight: round(variation.capHeight * scale),
  };
}
