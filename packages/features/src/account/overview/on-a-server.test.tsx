// @vitest-environment node
import { createClient } from '@tableside/api-client';
import { buildMember } from '@tableside/api-client/testing';
import { parseCopy } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import { visitorOf } from '@tableside/core';
import { ContentProvider } from '@tableside/kits/content';
import { PartnerProvider } from '@tableside/kits/partner';
import { SessionProvider, type Session } from '@tableside/kits/session';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Overview } from './overview.tsx';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
const bonus = {
  code: 'FIRST',
  bonusStatus: 'Eligible' as const,
  createDateUtc: '2026-06-01T00:00:00Z',
  isNewMemberBonus: false,
  description: '',
  memberIsEligibleForNMB: false,
};

const unused = {} as Session;

test('the overview renders where there is no window', () => {
  const member = buildMember({ activeBonuses: [bonus] });
  const content = buildContent({
    earnBanners: [
      { slug: 'first', order: 1, text: [parseCopy('Dine twice')], bonus: { code: 'FIRST', isAppOnly: true } },
    ],
    accountCenter: {
      linkGroups: [],
      referralLink: { title: 'Bring a friend', description: 'You both earn.' },
    },
  });
  const autoBonus = { code: 'FIRST', enrollmentSource: 'web' };
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <PartnerProvider
        build={{ settings: partnerWith({ autoBonus, showEarnRate: true, hasVIP: true }), assets }}
      >
        <SessionProvider client={createClient()} session={unused} visitor={visitorOf(member)}>
          <ContentProvider content={content}>
            <Overview member={member} now={Date.parse('2026-06-15T12:00:00Z')} />
          </ContentProvider>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );
  for (const words of ['Earned in 2026', '5 of 12 visits', 'Dine twice', 'Bring a friend']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('/join?');
});
