import { join } from 'node:path';

import { themeStyleSheet } from '@tableside/partner-config';

import { footerLogoFiles } from './asset-files.ts';
import { brandFonts, fontFaces } from './fonts.ts';
import type { PartnerOnDisk } from './read-partner.ts';

/** The style sheet of a brand: its fonts and its variables, nothing of another's. */
export const partnerStyleSheet = ({ settings }: PartnerOnDisk): string =>
  [...brandFonts(settings).map(fontFaces), themeStyleSheet(settings.brand)].join('\n');

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The source of the module that says what paths are about, to those who do not look at their pages. */
export const routeWordsModule = ({ settings }: PartnerOnDisk): string =>
  `export default ${JSON.stringify(mapValues(settings.routeMeta, ({ description, keywords }) => ({ description, keywords })))};\n`;

/** What the site reads while it runs: the colours are in the style sheet, the words of paths in their own module. */
function runningSettings({ settings }: PartnerOnDisk) {
  const { colors: _, ...brand } = settings.brand;
  return { ...settings, brand, routeMeta: mapValues(settings.routeMeta, ({ title }) => ({ title })) };
}

/** The source of the module that an app imports as `<partner>.json?partner`: a PartnerBuild. */
export function partnerModule(partner: PartnerOnDisk, styleSheetId: string, routeWordsId: string): string {
  const { settings, assetsFolder } = partner;
  const imports: string[] = [`import ${JSON.stringify(styleSheetId)};`];
  const addressOf = (name: string) => {
    const variable = `asset${imports.length}`;
    imports.push(`import ${variable} from ${JSON.stringify(`${join(assetsFolder, name)}?url`)};`);
    return variable;
  };
  const footerLogos = footerLogoFiles(settings).map((name) => `${JSON.stringify(name)}: ${addressOf(name)}`);
  const assets = `{ logo: ${addressOf('logo.svg')}, logoOnBrand: ${addressOf('logo-on-brand.svg')}, mark: ${addressOf('mark.svg')}, footerLogos: { ${footerLogos.join(', ')} } }`;
  const running = JSON.stringify(runningSettings(partner));
  const words = `() => import(${JSON.stringify(routeWordsId)}).then((module) => module.default)`;
  return `${imports.join('\n')}\nexport default { settings: ${running}, assets: ${assets}, loadRouteWords: ${words} };\n`;
}
