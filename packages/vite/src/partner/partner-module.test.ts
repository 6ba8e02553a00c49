import { loadPartner } from '@tableside/partner-config/schema';
import { partnersByKind } from '@tableside/partner-config/testing';
import { expect, test } from 'vitest';

import { partnerModule } from './partner-module.ts';

test.each(Object.values(partnersByKind))(
  'CFG-25.a a site is delivered every setting, with its value or default, and its colors as styles ($enrollmentType)',
  (file) => {
    const { partner } = loadPartner(file);
    if (!partner) throw new Error('The partner is not valid.');
    const source = partnerModule({ file: '', assetsFolder: '/assets', settings: partner }, '/styles.css');
    const [, delivered = ''] = /^export default \{ settings: (.*), assets: /m.exec(source) ?? [];
    const { colors: _, ...brand } = partner.brand;
    expect(JSON.parse(delivered)).toEqual({ ...partner, brand });
  },
);
