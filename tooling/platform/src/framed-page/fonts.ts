import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const packages = {
  'dm-sans': import.meta.resolve('@fontsource-variable/dm-sans/package.json'),
  manrope: import.meta.resolve('@fontsource-variable/manrope/package.json'),
  'nunito-sans': import.meta.resolve('@fontsource-variable/nunito-sans/package.json'),
  outfit: import.meta.resolve('@fontsource-variable/outfit/package.json'),
  'public-sans': import.meta.resolve('@fontsource-variable/public-sans/package.json'),
  'source-serif-4': import.meta.resolve('@fontsource-variable/source-serif-4/package.json'),
};

export type FontName = keyof typeof packages;

export const fontNames = Object.keys(packages) as FontName[];

const subsets = ['latin-ext', 'latin'] as const;

export interface Fonts {
  readonly rules: string;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** The package precedes the rule of each subset with a comment that contains the subset's name. */
function ruleOf(sheet: string, name: string): string {
  const rule = sheet.split(/\/\* (?=[a-z])/).find((text) => text.startsWith(`${name} `));
  if (rule === undefined) throw new Error(`Font ${name} not found.`);
  return rule.slice(rule.indexOf('@font-face')).replaceAll('./files/', '/fonts/');
}

export async function readFonts(names: readonly FontName[]): Promise<Fonts> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const rules: string[] = [];
  for (const slug of names) {
    const folder = packages[slug];
    const sheet = await readFile(fileURLToPath(new URL('index.css', folder)), 'utf8');
    for (const subset of subsets) {
      const name = `${slug}-${subset}-wght-normal`;
      const path = fileURLToPath(new URL(`files/${name}.woff2`, folder));
      rules.push(ruleOf(sheet, name));
      files.set(`${name}.woff2`, new Uint8Array(await readFile(path)));
    }
  }
  return { rules: rules.join('\n'), files };
}
