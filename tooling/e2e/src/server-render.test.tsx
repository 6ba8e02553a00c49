// Every screen must be able to render where there is no window: pages will be prerendered.
import { Writable } from 'node:stream';

import { buildContent } from '@tableside/content-client/testing';
import { contentKey } from '@tableside/content-client/queries';
import { createClient } from '@tableside/api-client';
import { merchantQuery } from '@tableside/api-client/queries';
import { buildMerchantDetail } from '@tableside/api-client/testing';
import { chrome } from '@tableside/feature-chrome';
import { earn } from '@tableside/feature-earn';
import { home } from '@tableside/feature-home';
import { merchant } from '@tableside/feature-merchant';
import { search } from '@tableside/feature-search';
import { loadPartner } from '@tableside/partner-config/schema';
import { serverElement } from '@tableside/shell/server';
import { QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, describe, expect, test } from 'vitest';

import hilton from '../../../partners/hilton.json' with { type: 'json' };

const features = [chrome, home, search, merchant, earn];
const { partner } = loadPartner(hilton);
if (!partner) throw new Error('The partner of this test does not load.');
const build = {
  settings: partner,
  assets: { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} },
};

async function render(location: string): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(
    contentKey({ cmsRoute: partner!.cmsRoute, isPreview: partner!.cmsPreview }),
    buildContent(),
  );
  queryClient.setQueryData(
    merchantQuery(createClient(), '1').queryKey,
    buildMerchantDetail({ id: '1', name: 'The Test Table' }),
  );
  const { prelude } = await prerenderToNodeStream(
    serverElement({ partner: build, features, location, queryClient }),
    { onError: (error) => void errors.push(error) },
  );
  let html = '';
  prelude.pipe(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
    }),
  );
  await new Promise((resolve) => prelude.on('end', resolve));
  return html;
}

const errors: unknown[] = [];
beforeAll(() => {
  errors.length = 0;
});

const paths = [
  '/',
  '/how-it-works',
  '/discover',
  '/search?location=Chicago',
  '/merchants/1',
  '/merchants/1/Order',
  '/earn',
  '/earn/vip-upgrade',
  '/error',
  '/not_found',
  '/zzz',
];

describe('rendering on a server', () => {
  test.each(paths)('%s renders to a string without a window', async (path) => {
    expect(typeof globalThis.window).toBe('undefined');
    const html = await render(path);
    expect(errors).toEqual([]);
    expect(html).toContain('<main id="main"');
    expect(html).toMatch(/<h1|role="status"/);
  });
});

test('ROU-26 merchantId is the only parameter in any path', () => {
  const names = features.flatMap(({ routes }) => routes.flatMap(({ path }) => path.match(/:\w+/g) ?? []));
  expect(new Set(names)).toEqual(new Set([':merchantId']));
});
