import { brandFont, type Lettering } from '../brand-font.ts';

/** Text as outlines: one path, whose left end and baseline are at 0. */
export interface Wordmark {
  readonly path: string;
  readonly width: number;
  readonly capHeight: number;
}

const round = (value: number) => Number(value.toFixed(2));

export async function drawWordmark(words: string, lettering: Lettering, size: number): Promise<Wordmark> {
  const { tracking } = lettering;
  const variation = await brandFont(lettering);
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
