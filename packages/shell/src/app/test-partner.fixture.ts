import type { PartnerBuild, PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';

/** A partner for tests of the shell: the least there can be, and what the test is about. */
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
