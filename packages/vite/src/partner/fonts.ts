import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { fallbackFontName, isSerif } from '@tableside/partner-config';
import type { PartnerSettings } from '@tableside/partner-config/schema';

type FontName = PartnerSettings['brand']['font']['body'];

const subsets = ['latin-ext', 'latin'] as const;
const slugOf = (name: FontName) => name.toLowerCase().replaceAll(' ', '-');
const sheetOf = (name: FontName) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${slugOf(name)}/index.css`));

export const latinFontFile = (name: FontName): string =>
  join(dirname(sheetOf(name)), 'files', `${slugOf(name)}-latin-wght-normal.woff2`);

export const brandFonts = ({ brand }: PartnerSettings): FontName[] => [
  ...new Set([brand.font.body, brand.font.title]),
];

/**
 * Returns the `@font-face` rules of a font for Western and Central European letters. File names in them are
 * absolute.
 */
export function fontFaces(name: FontName): string {
  const file = sheetOf(name);
  const rules = readFileSync(file, 'utf8').split(/\/\* (?=[a-z])/);
  return subsets
    .map((subset) => {
      const rule = rules.find((text) => text.startsWith(`${slugOf(name)}-${subset}-wght-normal `));
      if (!rule) throw new Error(`${file} has no ${subset} letters`);
      return rule
        .slice(rule.indexOf('@font-face'))
        .replace('url(./files/', `url(${join(dirname(file), 'files')}/`);
    })
    .join('\n');
}

interface DeviceFont {
  readonly names: readonly string[];
  readonly metrics: Parameters<typeof createFontStack>[0][number];
}

/** Apple devices and Windows have this font, and Linux has Liberation Sans instead. */
const arial: DeviceFont = {
  names: ['Arial', 'ArialMT', 'Liberation Sans'],
  metrics: {
    familyName: 'Arial',
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
};
const roboto: DeviceFont = {
  names: ['Roboto Regular', 'Roboto-Regular'],
  metrics: {
    familyName: 'Roboto',
    ascent: 1900,
    descent: -500,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 911,
  },
};
const georgia: DeviceFont = {
  names: ['Georgia'],
  metrics: {
    familyName: 'Georgia',
    ascent: 1878,
    descent: -449,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
};

/**
 * Returns the `@font-face` rules of a fallback, which is shown until the brand's font has loaded. It scales a
 * device font to the same width and height, so that lines break at the same words, and nothing shifts when
 * the brand's font arrives.
 */
export async function fallbackFaces(name: FontName): Promise<string> {
  const metrics = { ...(await fromFile(latinFontFile(name))), familyName: name };
  return (isSerif(name) ? [georgia] : [arial, roboto])
    .map(({ names, metrics: deviceMetrics }) =>
      createFontStack([metrics, deviceMetrics])
        .fontFaces.replace(/font-family: [^;]+/, `font-family: "${fallbackFontName(name)}"`)
        .replace(/src: [^;]+/, `src: ${names.map((local) => `local('${local}')`).join(', ')}`),
    )
    .join('\n');
}
