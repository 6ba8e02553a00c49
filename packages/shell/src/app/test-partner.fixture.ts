import type { PartnerBuild, PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';

export const testPartner = (changes: Partial<PartnerFile> = {}): PartnerBuild => ({
  settings: partnerWith({
    routeMeta: {
      '*': { title: 'Sample Plates', description: 'Dine and earn.', keywords: 'dining' },
      '/not_found': { title: 'Not found', description: 'No such page.' },
      '/error': { title: 'Sorry', description: 'Something went wrong.' },
    },
    ...changes,
  }),
  assets: { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} },
});
