import fc from 'fast-check';
import { expect, test } from 'vitest';

import { referralLink } from './referral.ts';

const campaign = { utmSource: 'referral', utmMedium: 'web', utmCampaign: 'member_referral' };

test('ACC-07.a ACC-07.c a member’s link is the join page with the campaign and the member as referrer', () => {
  expect(referralLink('https://dining.example', campaign, 'p-123')).toBe(
    'https://dining.example/join?utm_source=referral&utm_medium=web&utm_campaign=member_referral&referrer=p-123',
  );
});

test('ACC-07.b ACC-07.c any campaign and id survive encoding in the link', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, text, text, (utmSource, utmMedium, utmCampaign, publicId) => {
      const link = referralLink('https://dining.example', { utmSource, utmMedium, utmCampaign }, publicId);
      const [address, query = ''] = link.split('?');
      expect(address).toBe('https://dining.example/join');
      const read = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
      expect(read).toEqual([
        ['utm_source', utmSource],
        ['utm_medium', utmMedium],
        ['utm_campaign', utmCampaign],
        ['referrer', publicId],
      ]);
    }),
  );
});
