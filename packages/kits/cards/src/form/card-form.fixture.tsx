import { createClient } from '@tableside/api-client';
import type { cardsContract } from '@tableside/api-client/contract';
import {
  allHandlers,
  buildPartnerCardBodies,
  cardHandlers,
  secureFrameHandlers,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { ContentProvider } from '@tableside/kit-content';
import { PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider } from '@tableside/kit-session';
import { TrackerProvider } from '@tableside/kit-tracking';
import type { PartnerFile } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { ToastRegion } from '@tableside/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { fakeSecureFrame, type FakeSecureFrame, type TypedCard } from '../testing.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
const toastLabels = {
  region: 'Messages',
  close: 'Dismiss',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};
const silent = { impression: () => undefined, dataLayer: () => undefined };

export const server = setupServer(...allHandlers());

/** A call that left the page. */
export interface Call {
  readonly call: string;
  readonly key: string | null;
}
export const calls: Call[] = [];
export const callsOf = (call: string) => calls.filter((made) => made.call === call);
export const POST = 'POST /api/Member/Cards';

let frame: FakeSecureFrame;
export const theFrame = () => frame;

/** Opens the wire and the frame for the tests of a file. */
export function fakeTheWorld() {
  vi.setConfig({ testTimeout: 30_000 });
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    server.events.on('request:start', ({ request }) => {
      calls.push({
        call: `${request.method} ${new URL(request.url).pathname}`,
        key: request.headers.get('Idempotency-Key'),
      });
    });
    configure({ asyncUtilTimeout: 8_000 });
  });
  beforeEach(() => {
    frame = fakeSecureFrame();
    server.use(cardHandlers.list([]), secureFrameHandlers.url());
  });
  afterEach(() => {
    frame.stop();
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => {
    server.events.removeAllListeners();
    server.close();
  });
}

export interface FormOptions extends Partial<CardFormProps> {
  readonly partner?: Partial<PartnerFile>;
  readonly onUnauthorised?: () => void;
}

/** The form of a partner, ready to be filled in. */
export async function renderForm(options: FormOptions = {}) {
  const { partner, onUnauthorised, onLinked = () => undefined, ...props } = options;
  const settings = partnerWith({ enrollmentType: 'direct', ...partner });
  const client = createClient(onUnauthorised && { onUnauthorised });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Surroundings = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <PartnerProvider build={{ settings, assets }}>
        <SessionProvider client={client}>
          <TrackerProvider tracker={silent}>
            <ContentProvider content={emptyContent}>
              <ToastRegion labels={toastLabels} />
              <main>{children}</main>
            </ContentProvider>
          </TrackerProvider>
        </SessionProvider>
      </PartnerProvider>
    </QueryClientProvider>
  );
  const form = <CardForm {...props} onLinked={onLinked} />;
  const view = render(form, { wrapper: Surroundings });
  await screen.findByTitle('Card number, secure field');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { ...view, form, queryClient };
}

/** The partner's so many cards stand to be picked. */
export const withPartnerCards = (count: number, partner: Partial<PartnerFile> = {}): FormOptions => {
  server.use(cardHandlers.partnerCards(buildPartnerCardBodies(count)));
  return { partner: { ...partner, hasPartnerLoadedCards: true } };
};

export const pick = (lastFour: number | string) =>
  screen.getByRole('checkbox', { name: `Card ending in ${lastFour}` });
export const terms = () => screen.getByRole('checkbox', { name: /^I agree to link these cards/ });
export const optIn = () => screen.getByRole('checkbox', { name: /sends the activity of these cards/ });
export const button = () => screen.getByRole('button', { name: 'Link card' });
export const visa: TypedCard = { cardType: 'Visa', lastFour: '1111' };
export const enter = (card: TypedCard = visa) => act(async () => frame.type(card));

/** Presses the button and waits until that is over. */
export async function press() {
  await userEvent.click(button());
  await waitFor(() => {
    const submit = screen.queryByRole('button', { name: 'Link card' });
    if (submit) expect(submit).not.toHaveAttribute('aria-busy');
  });
}

/** Answers submissions and keeps what they said. */
export function keepBodies(refusals: Parameters<typeof cardHandlers.add>[0] = {}) {
  const bodies: cardsContract.AddCardsRequest[] = [];
  server.use(cardHandlers.add(refusals));
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST' || !request.url.endsWith('/api/Member/Cards')) return;
    void request
      .clone()
      .json()
      .then((body: unknown) => bodies.push(body as cardsContract.AddCardsRequest));
  });
  return bodies;
}

/** The rules of WCAG that are broken, as far as a document without layout can tell. */
export async function violations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, 'frame-tested': { enabled: false } },
    iframes: false,
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
