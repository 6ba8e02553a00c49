import { loadPartner } from './schema/load-partner.ts';
import type { PartnerFile, PartnerSettings } from './schema/partner.schema.ts';

const light =
  'surface surfaceRaised surfaceSunken actionText accentSoft accentText textOnBrand mapPinText surfaceHeader focusOnBrand border';
const dark =
  'surfaceBrand text textMuted textOnHeader borderStrong focus focusOnHeader action actionHover link accent textOnAccentSoft success warning danger rating mapPin';
const paint = (names: string, value: string) => names.split(' ').map((name) => [name, value] as const);
const colors = Object.fromEntries([
  ...paint(light, '#ffffff'),
  ...paint(dark, '#202020'),
]) as PartnerFile['brand']['colors'];

/** The minimal partner file: everything else uses its default. */
export const minimalPartner: PartnerFile = {
  id: 'sample',
  name: 'Sample',
  programName: 'Sample Plates',
  siteUrl: 'https://dining.sample.example',
  routeMeta: { '*': { title: 'Sample Plates', description: 'Dine and earn.' } },
  customerSupport: {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'mailto:help@sample.example', display: 'help@sample.example' },
  },
  links: { terms: 'https://sample.example/terms', privacy: 'https://sample.example/privacy' },
  brand: { colors },
};

/**
 * Returns the minimal partner with changes, validated and completed; throws with every
 * problem if it is invalid.
 */
export function partnerWith(changes: Partial<PartnerFile> = {}): PartnerSettings {
  const { partner, problems } = loadPartner({ ...minimalPartner, ...changes });
  if (!partner) throw new Error(problems.map(({ path, message }) => `${path} ${message}`).join('\n'));
  return partner;
}
