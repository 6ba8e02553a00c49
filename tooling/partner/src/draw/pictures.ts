import type { PartnerSettings } from '@tableside/partner-config/schema';

import type { Lettering } from '../brand-font.ts';
import { drawWordmark } from './wordmark.ts';

export const markBody = (mark: string): string => {
  const body = /<svg[^>]*viewBox="0 0 48 48"[^>]*>([\s\S]*)<\/svg>/.exec(mark)?.[1];
  if (body === undefined) throw new Error('A mark is an svg with viewBox="0 0 48 48".');
  return body.trim();
};

const signOf = (body: string) => /<g id="sign">[\s\S]*<\/g>/.exec(body)?.[0] ?? body;
const withoutIds = (svg: string) => svg.replaceAll(/ id="[^"]*"/g, '');

const lettering = ({ brand }: PartnerSettings): Lettering => ({
  font: brand.font.title,
  weight: brand.font.title === 'Source Serif 4' ? 640 : 600,
  tracking: brand.buttonCasing === 'upper' ? 0.14 : -0.012,
});
const wordsOf = ({ brand, programName }: PartnerSettings) =>
  brand.buttonCasing === 'upper' ? programName.toUpperCase() : programName;

const logoHeight = 48;
const gap = 13;

async function logo(partner: PartnerSettings, mark: string, color: string): Promise<string> {
  const { path, width, capHeight } = await drawWordmark(
    wordsOf(partner),
    lettering(partner),
    partner.brand.buttonCasing === 'upper' ? 18.5 : 25,
  );
  const total = Math.ceil(logoHeight + gap + width + 1);
  const baseline = ((logoHeight + capHeight) / 2).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${logoHeight}" width="${total}" height="${logoHeight}">
  ${withoutIds(markBody(mark))}
  <path fill="${color}" transform="translate(${logoHeight + gap} ${baseline})" d="${path}"/>
</svg>
`;
}

async function share(partner: PartnerSettings, mark: string): Promise<string> {
  const { colors } = partner.brand;
  const words = wordsOf(partner);
  const wide = await drawWordmark(words, lettering(partner), 100);
  const size = Math.min(80, (100 * 560) / wide.width);
  const { path, capHeight } = await drawWordmark(words, lettering(partner), size);
  const baseline = 315 + capHeight / 2 - 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="${colors.surfaceBrand}"/>
  <circle cx="960" cy="315" r="262" fill="${colors.accent}" opacity="0.16"/>
  <g transform="translate(777 132) scale(7.625)">${withoutIds(signOf(markBody(mark)))}</g>
  <path fill="${colors.textOnBrand}" transform="translate(84 ${baseline.toFixed(1)})" d="${path}"/>
  <rect x="84" y="${(baseline + 42).toFixed(1)}" width="120" height="6" fill="${colors.accent}"/>
</svg>
`;
}

export async function drawAssets(partner: PartnerSettings, mark: string): Promise<Record<string, string>> {
  const { textOnHeader, textOnBrand } = partner.brand.colors;
  return {
    'logo.svg': await logo(partner, mark, textOnHeader),
    'logo-on-brand.svg': await logo(partner, mark, textOnBrand),
    'favicon.svg': withoutIds(mark),
    'share.svg': await share(partner, mark),
  };
}
