// @vitest-environment node
import { merchantQuery } from '@tableside/api-client/queries';
import { buildMerchantDetailBody } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { lazyScreen, type Feature, type FeatureRoute } from '@tableside/kits/feature';
import { PageMeta } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { expect, test } from 'vitest';

import type { AppOptions } from './create-app.tsx';
import { findPage } from './find-page.tsx';
import { testPartner } from './test-partner.fixture.ts';

function Merchant() {
  const { merchantId = '' } = useParams();
  const { data, isFetching, error } = useQuery(merchantQuery(useApi(), merchantId));
  return (
    <article aria-busy={isFetching}>
      <PageMeta title={data?.name} image="/images/a.jpg" />
      <h1 css={{ color: 'rebeccapurple' }}>{data?.name ?? (error ? 'Nothing here' : 'Nothing yet')}</h1>
    </article>
  );
}
const screen = lazyScreen(() => Promise.resolve(Merchant));
const withData = (prefix: string): FeatureRoute => ({
  path: `${prefix}/:merchantId`,
  screen,
  hasOwnMeta: true,
  findData: async ({ params: { merchantId = '' } }) => ({
    address: `${prefix}/${merchantId}`,
    load: (client, queryClient) => queryClient.fetchQuery(merchantQuery(client, merchantId)),
  }),
});
const feature: Feature = {
  name: 'merchants',
  routes: [{ path: '/plain/:merchantId', screen }, withData('/merchants'), withData('/account')],
};
const options: AppOptions = {
  partner: testPartner(),
  features: [feature],
  content: { content: emptyContent, digest: '' },
};

const respondingWith = (status = 200) => {
  const requests: [string, RequestInit][] = [];
  return {
    requests,
    fetch: (address: string, init: RequestInit) => {
      requests.push([address, init]);
      const body = buildMerchantDetailBody({ name: 'Juniper </script>& Rye' });
      return Response.json(status === 200 ? body : {}, { status });
    },
  };
};

test('a page with data is rendered completely, with its own title, picture, styles and data', async () => {
  const found = await findPage(options, '/merchants/7?utm_source=mail');
  expect(found?.address).toBe('/merchants/7');
  const { requests, fetch } = respondingWith();
  const page = await found?.render(fetch);
  expect(page?.title).toBe('Juniper &lt;/script&gt;&amp; Rye');
  expect(page?.head).toContain('<meta property="og:image" content="https://');
  expect(page?.body).toContain('Juniper &lt;/script&gt;&amp; Rye</h1>');
  expect(page?.body).toContain('aria-busy="false"');
  expect(page?.styles.css).toContain('rebeccapurple');
  expect(page?.data).toContain('Juniper \\u003c/script>& Rye');
  expect(page?.data.match(/<\/script>/g)).toHaveLength(1);
  expect(requests.map(([address]) => address)).toEqual(['/api/merchants/7']);
  expect(JSON.stringify(requests[0]?.[1].headers)).not.toMatch(/cookie|authorization/i);
});

test('MER-27.b a 404 of the API renders the not-found page; any other API error is not retried and renders nothing', async () => {
  const missing = await (await findPage(options, '/merchants/7'))?.render(respondingWith(404).fetch);
  expect(missing).toMatchObject({
    isMissing: true,
    body: expect.stringContaining('Nothing here</h1>') as string,
  });
  const { requests, fetch } = respondingWith(503);
  await expect((await findPage(options, '/merchants/7'))?.render(fetch)).rejects.toMatchObject({
    status: 503,
  });
  expect(requests).toHaveLength(1);
});

test('pages without data, of members, and with live content are those of the build', async () => {
  for (const address of ['/', '/plain/7', '/no/such/page', '/merchants/7/more', '/account/7'])
    expect([address, await findPage(options, address)]).toEqual([address, undefined]);
  expect(await findPage({ ...options, content: undefined }, '/merchants/7')).toBeUndefined();
});
