import '@testing-library/jest-dom/vitest';

import { buildMerchant, impressionHandlers } from '@tableside/api-client/testing';
import { EarnRate } from '@tableside/kits/merchants';
import { setupFeature } from '@tableside/kits/testing';
import { usePageViews } from '@tableside/kits/tracking';
import { Link, useLocation } from 'react-router';
import { beforeEach } from 'vitest';

import { activation } from './index.ts';

function OtherPage() {
  const { pathname, search } = useLocation();
  usePageViews();
  return (
    <>
      <h1>{`Arrived at ${pathname + search}`}</h1>
      <EarnRate merchant={buildMerchant()} />
      <Link to="/activate">Back to activation</Link>
    </>
  );
}

export const { server, renderSite } = setupFeature(activation, { elsewhere: <OtherPage /> });

export const impressions: string[] = [];
beforeEach(() => {
  impressions.length = 0;
  server.use(
    impressionHandlers.post(({ body }) => {
      const events = body as { eventName: string; url: string }[];
      impressions.push(...events.map(({ eventName, url }) => `${eventName} ${new URL(url).pathname}`));
      return { accepted: events.length };
    }),
  );
});
