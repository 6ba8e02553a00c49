import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PartnerSettings } from '@tableside/partner-config/schema';

type FontName = PartnerSettings['brand']['font']['body'];

const subsets = ['latin-ext', 'latin'] as const;
const slugOf = (name: FontName) => name.toLowerCase().replaceAll(' ', '-');
const sheetOf = (name: FontName) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${slugOf(name)}/index.css`));

/** The variable font file with Western letters: what a page needs first. */
export const latinFontFile = (name: FontName): string =>
  join(dirname(sheetOf(name)), 'files', `${slugOf(name)}-latin-wght-normal.woff2`);

/** The fonts that a brand uses, each once. */
export const brandFonts = ({ brand }: PartnerSettings): FontName[] => [
  ...new Set([brand.font.body, brand.font.title]),
];

/** `@font-face` rules of a font for Western and Central European letters, with absolute file names. */
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
