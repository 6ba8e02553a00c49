// @vitest-environment node
import { createClient } from '@tableside/api-client';
import { buildMember } from '@tableside/api-client/testing';
import { PartnerProvider } from '@tableside/kits/partner';
import { SessionProvider } from '@tableside/kits/session';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { RecentActivity } from './recent-activity.tsx';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

test('HIS-01.a HIS-02.a the page renders on a server, with the list and the balance still to come', () => {
  expect(typeof window).toBe('undefined');
  const page = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <PartnerProvider build={{ settings: partnerWith({ currencyType: 'Credit' }), assets }}>
        <SessionProvider client={createClient()}>
          <StaticRouter location="/account/recent_activity">
            <RecentActivity member={buildMember()} now={0} />
          </StaticRouter>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>,
  );
  expect(page).toContain('Most show up within 10 days');
  expect(page).toContain('Loading your visits and rewards');
  expect(page).toContain('Your next statement credit');
});
