import { contentGroups } from '@tableside/content-client';
import { contentQuery } from '@tableside/content-client/queries';
import { buildContent, buildEntry, contentHandlers } from '@tableside/content-client/testing';
import { PartnerProvider } from '@tableside/kits/partner';
import type { PartnerFile } from '@tableside/partner-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { useContent } from '../content-context.tsx';
import { buildOf } from '../testing/render-with-partner.test.support.tsx';
import { ContentGate, type ContentGateProps } from './content-gate.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const popup = [buildEntry('welcome', { body_text: 'Hello' })];
const everything = (status: number) => Object.fromEntries(contentGroups.map((group) => [group, status]));
const Site = () => <p>{`Popups: ${useContent().popups.length}`}</p>;

const gate = (
  client: QueryClient,
  partner: Partial<PartnerFile> = {},
  props: Partial<ContentGateProps> = {},
) => (
  <QueryClientProvider client={client}>
    <PartnerProvider build={buildOf(partner)}>
      <ContentGate
        baseUrl={() => window.location.origin}
        renderError={({ error, retry }) => <button onClick={retry}>{error.message}</button>}
        {...props}
      >
        <Site />
      </ContentGate>
    </PartnerProvider>
  </QueryClientProvider>
);

test.each(contentGroups)(
  'CON-02 CON2-02 nothing renders until the last group has arrived: %s',
  async (last) => {
    const held = Promise.withResolvers<void>();
    const requested: string[] = [];
    server.use(
      ...contentHandlers(
        { popup },
        {
          onRequest: (group) => {
            requested.push(group);
            return group === last ? held.promise : undefined;
          },
        },
      ),
    );
    render(gate(new QueryClient()));
    expect(screen.getByRole('status')).toHaveTextContent('Do not refresh, loading more content');
    await waitFor(() => expect(requested).toHaveLength(11));
    expect(screen.queryByText(/Popups/)).not.toBeInTheDocument();
    held.resolve();
    expect(await screen.findByText('Popups: 1')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

test('CON-02 CON-03.a CON-04.b the last group opens the gate, although others are missing or have failed', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const held = Promise.withResolvers<void>();
  const requested: string[] = [];
  const onRequest = (group: string) => {
    requested.push(group);
    return group === 'popup' ? held.promise : undefined;
  };
  const { popup: _last, ...failing }: Record<string, number> = { ...everything(500), discover: 404 };
  server.use(...contentHandlers({ popup }, { failing, onRequest }));
  render(gate(new QueryClient()));
  await waitFor(() => expect(requested).toHaveLength(11));
  expect(screen.getByRole('status')).toBeInTheDocument();
  held.resolve();
  expect(await screen.findByText('Popups: 1')).toBeInTheDocument();
});

test('CON-02 CON-04.c CON-05 if all fail the error shows, and only the visitor retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const requested: string[] = [];
  const onRequest = (group: string) => void requested.push(group);
  server.use(...contentHandlers({}, { failing: everything(500), onRequest }));
  // As in the site, every other failed query is fetched again when the device is online.
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnReconnect: 'always' } } });
  const { unmount } = render(gate(client));
  await screen.findByRole('button', { name: 'Internal Server Error' });
  for (const type of ['focus', 'visibilitychange', 'offline', 'online'])
    window.dispatchEvent(new Event(type));
  // The query client waits for this before it fetches.
  await client.resumePausedMutations();
  expect(client.isFetching()).toBe(0);
  unmount();
  render(gate(client));
  const retry = screen.getByRole('button', { name: 'Internal Server Error' });
  expect(requested).toHaveLength(11);

  const held = Promise.withResolvers<void>();
  const hold = (group: string) => {
    requested.push(group);
    return group === 'sidebar' ? held.promise : undefined;
  };
  server.use(...contentHandlers({ popup }, { onRequest: hold }));
  await userEvent.click(retry);
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  held.resolve();
  expect(await screen.findByText('Popups: 1')).toBeInTheDocument();
  expect(requested).toHaveLength(22);
});

test('CFG-21.a CFG-22.a requests content from the path and in the mode of the partner', async () => {
  const urls: string[] = [];
  const onRequest = (_: string, request: Request) => void urls.push(request.url);
  server.use(...contentHandlers({ popup }, { cmsRoute: '/words', onRequest }));
  render(gate(new QueryClient(), { cmsRoute: '/words', cmsPreview: true }));
  await screen.findByText('Popups: 1');
  expect(urls).toHaveLength(11);
  expect(urls.every((url) => /\/words\/pages\/[^/]+\/\?page_size=100&preview=1$/.test(url))).toBe(true);
});

test('CON-02 a server with the content renders the site immediately', () => {
  const client = new QueryClient();
  const { queryKey } = contentQuery({ cmsRoute: '/api/cms', isPreview: false });
  client.setQueryData(queryKey, buildContent({ popups: [{ slug: 'a', bodyText: [] }] }));
  const html = renderToString(gate(client, {}, { fallback: 'waiting' }));
  expect(html).toContain('Popups');
  expect(renderToString(gate(new QueryClient(), {}, { fallback: 'waiting' }))).toContain('waiting');
});
