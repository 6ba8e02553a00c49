import type { PartnerBuild, PartnerFile } from '@tableside/partner-config';
import { loadPartner } from '@tableside/partner-config/schema';

const colors = {
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f3f5f7',
  surfaceBrand: '#12324d',
  surfaceHeader: '#ffffff',
  text: '#17212b',
  textMuted: '#4f5d6b',
  textOnBrand: '#ffffff',
  textOnHeader: '#17212b',
  border: '#d9dfe5',
  borderStrong: '#6f7d8a',
  focus: '#0b5cad',
  focusOnBrand: '#ffffff',
  focusOnHeader: '#0b5cad',
  action: '#0b5cad',
  actionHover: '#084886',
  actionText: '#ffffff',
  link: '#0b5cad',
  accent: '#f2b632',
  accentText: '#17212b',
  accentSoft: '#fdf3da',
  textOnAccentSoft: '#4a3505',
  success: '#1b6e3c',
  warning: '#8a5300',
  danger: '#b3261e',
  rating: '#b36b00',
  mapPin: '#12324d',
  mapPinText: '#ffffff',
};

const file: PartnerFile = {
  id: 'example',
  name: 'Example Air',
  programName: 'Example Plates',
  siteUrl: 'https://dining.example.com',
  routeMeta: {
    '*': { title: 'Example Plates', description: 'Dine and earn.', keywords: 'dining' },
    '/not_found': { title: 'Not found', description: 'No such page.' },
    '/error': { title: 'Sorry', description: 'Something went wrong.' },
  },
  customerSupport: {
    phone: { href: 'tel:+18005550100', formatted: '800-555-0100' },
    email: { href: 'mailto:help@example.com', display: 'help@example.com' },
  },
  links: { terms: '/earn/terms', privacy: 'https://example.com/privacy' },
  brand: { colors },
};

/** A partner for tests of the shell: the defaults, and what the test is about. */
export function testPartner(overrides: Partial<PartnerFile> = {}): PartnerBuild {
  const { partner, problems } = loadPartner({ ...file, ...overrides });
  if (!partner) throw new Error(problems.map(({ path, message }) => `${path} ${message}`).join('\n'));
  return {
    settings: partner,
    assets: { logo: '/logo.svg', logoOnBrand: '/logo-on-brand.svg', mark: '/mark.svg', footerLogos: {} },
  };
}
