import { themeVariables } from '@tableside/partner-config';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import { brandFont, type Lettering } from '../brand-font.ts';

/** The narrowest screen, in pixels (UIX-02). */
const SCREEN = 320;

export type TextPlace = 'title' | 'text' | 'label';

export interface TextWidth {
  readonly word: string;
  readonly width: number;
  /** The width of the place on the narrowest screen, in pixels. */
  readonly room: number;
  readonly lines: number;
}

export type MeasureText = (text: string, place: TextPlace) => TextWidth;

interface Setting {
  readonly lettering: Lettering;
  readonly size: number;
  readonly room: number;
  readonly isUpper: boolean;
}

/** Returns the ui package's settings for title, text and large button on phones. */
function settingsOf({ brand }: PartnerSettings): Record<TextPlace, Setting> {
  const { font, titleCasing, buttonCasing } = brand;
  const space = Number.parseFloat(themeVariables(brand)['--ts-space'] ?? '');
  const page = SCREEN - 2 * 4 * space;
  return {
    title: {
      lettering: { font: font.title, weight: font.titleWeight, tracking: -0.02 },
      size: 2.074 * 16,
      room: page,
      isUpper: titleCasing === 'upper',
    },
    text: {
      lettering: { font: font.body, weight: 400, tracking: 0 },
      size: 16,
      room: page - 2 * 4 * space,
      isUpper: false,
    },
    label: {
      lettering: { font: font.title, weight: 600, tracking: 0 },
      size: 16,
      room: page - 2 * 7 * space,
      isUpper: buttonCasing === 'upper',
    },
  };
}

async function measureIn({ lettering, size, room, isUpper }: Setting) {
  const font = await brandFont(lettering);
  const widthOf = (text: string) =>
    (font.layout(text).advanceWidth / font.unitsPerEm + [...text].length * lettering.tracking) * size;
  return (text: string): TextWidth => {
    const shown = isUpper ? text.toUpperCase() : text;
    const words = shown.split(/\s+|(?<=-)/).map((word) => ({ word, width: widthOf(word), room }));
    const widest = words.reduce((one, other) => (other.width > one.width ? other : one));
    const space = widthOf(' ');
    let lines = 1;
    let filled = 0;
    for (const { width } of words) {
      if (filled > 0 && filled + space + width > room) {
        lines += 1;
        filled = 0;
      }
      filled += (filled > 0 ? space : 0) + width;
    }
    return { ...widest, lines };
  };
}

export async function textMeasure(partner: PartnerSettings): Promise<MeasureText> {
  const { title, text, label } = settingsOf(partner);
  const measures = {
    title: await measureIn(title),
    text: await measureIn(text),
    label: await measureIn(label),
  };
  return (words, place) => measures[place](words);
}
