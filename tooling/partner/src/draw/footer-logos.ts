import type { PartnerSettings } from '@tableside/partner-config/schema';

import { markBody } from './pictures.ts';
import { drawWordmark } from './wordmark.ts';

const height = 32;

const row = async (sign: string, words: string, partner: PartnerSettings) => {
  const { brand } = partner;
  const lettering = { font: brand.font.body, weight: 600, tracking: 0.005 };
  const { path, width, capHeight } = await drawWordmark(words, lettering, 15);
  const total = Math.ceil(height + 10 + width + 1);
  const color = brand.colors.textOnBrand;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${height}" width="${total}" height="${height}">
  ${sign}
  <path fill="${color}" transform="translate(${height + 10} ${((height + capHeight) / 2).toFixed(2)})" d="${path}"/>
</svg>
`;
};

export const programLogo = (partner: PartnerSettings, mark: string): Promise<string> =>
  row(
    `<g transform="scale(${(height / 48).toFixed(4)})">${markBody(mark).replaceAll(/ id="[^"]*"/g, '')}</g>`,
    partner.programName,
    partner,
  );

export const networkLogo = (partner: PartnerSettings): Promise<string> => {
  const color = partner.brand.colors.textOnBrand;
  const sign = `<g fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round">
    <circle cx="16" cy="16" r="7.5"/><circle cx="16" cy="16" r="3" fill="${color}" stroke="none"/>
    <path d="M3 9.500a14.500 14.500 0 0 0 0 13M29 9.500a14.500 14.500 0 0 1 0 13"/>
  </g>`;
  return row(sign, 'Tableside dining network', partner);
};
