import { join } from 'node:path';

import { themeStyleSheet } from '@tableside/partner-config';

import { footerLogoFiles } from './asset-files.ts';
import { brandFonts, fallbackFaces, fontFaces } from './fonts.ts';
import type { PartnerOnDisk } from './read-partner.ts';

export async function partnerStyleSheet({ settings }: PartnerOnDisk): Promise<string> {
  const fonts = brandFonts(settings);
  const fallbacks = await Promise.all(fonts.map(fallbackFaces));
  return [...fonts.map(fontFaces), ...fallbacks, themeStyleSheet(settings.brand)].join('\n');
}

/** Omits colors, which are only in the style sheet. */
export function runningSettings({ settings }: PartnerOnDisk) {
  const { colors: _, ...brand } = settings.brand;
  return { ...settings, brand };
}

/**
 * Returns the source of the module that an app imports as `<partner>.json?partner`. It exports a
 * PartnerBuild.
 */
export function partnerModule(partner: PartnerOnDisk, styleSheetId: string): string {
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
  return `${imports.join('\n')}\nexport default { settings: ${running}, assets: ${assets} };\n`;
}
