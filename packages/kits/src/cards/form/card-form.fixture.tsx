import { createClient } from '@tableside/api-client';
import type { cardsContract } from '@tableside/api-client/contract';
import { buildPartnerCardBodies, cardHandlers, secureFrameHandlers } from '@tableside/api-client/testing';
import { buildContent } from '@tableside/content-client/testing';
import { setupMsw, TestProviders, toastLabels, type MswServer } from '@tableside/kits/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { ToastRegion } from '@tableside/ui/toast';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { fakeSecureFrame, type FakeSecureFrame, type FakeCard } from '../testing.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';

export let server: MswServer;
export const callsOf = (call: string) =>
  server.callsOf(call).map(({ request }) => ({ call, key: request.headers.get('Idempotency-Key') }));
export const POST = 'POST /api/Member/Cards';

let frame: FakeSecureFrame;
export const theFrame = () => frame;

export function setupServer() {
  server = setupMsw();
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    frame = fakeSecureFrame();
    server.use(cardHandlers.list([]), secureFrameHandlers.url());
  });
  afterEach(() => {
    frame.stop();
  });
}

export interface FormOptions extends Partial<CardFormProps> {
  readonly partner?: Partial<PartnerFile>;
  readonly copy?: Readonly<Record<string, string>>;
  readonly onUnauthorized?: () => void;
}

export async function renderForm(options: FormOptions = {}) {
  const { partner, copy = {}, onUnauthorized, onLinked = () => undefined, ...props } = options;
  const client = createClient(onUnauthorized && { onUnauthorized });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Page = ({ children }: { readonly children: ReactNode }) => (
    <TestProviders
      client={client}
      queryClient={queryClient}
      partner={{ enrollmentType: 'direct', ...partner }}
      content={buildContent({ global: { navbar: { copy } } })}
    >
      <ToastRegion labels={toastLabels} />
      <main>{children}</main>
    </TestProviders>
  );
  const form = <CardForm {...props} onLinked={onLinked} />;
  const view = render(form, { wrapper: Page });
  await screen.findByTitle('Card number, secure field');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { ...view, form, queryClient };
}

export const withPartnerCards = (count: number, partner: Partial<PartnerFile> = {}): FormOptions => {
  server.use(cardHandlers.partnerCards(buildPartnerCardBodies(count)));
  return { partner: { ...partner, hasPartnerLoadedCards: true } };
};

export const pick = (lastFour: number | string) =>
  screen.getByRole('checkbox', { name: `Card ending in ${lastFour}` });
export const terms = () => screen.getByRole('checkbox', { name: /^I agree to link these cards/ });
export const optIn = () => screen.getByRole('checkbox', { name: /the activity of these cards directly/ });
export const button = () => screen.getByRole('button', { name: 'Link card' });
export const visa: FakeCard = { cardType: 'Visa', lastFour: '1111' };
export const enter = (card: FakeCard = visa) => act(async () => frame.type(card));

export async function press() {
  await userEvent.click(button());
  await waitFor(() => {
    const submit = screen.queryByRole('button', { name: 'Link card' });
    if (submit) expect(submit).not.toHaveAttribute('aria-busy');
  });
}

export function recordBodies(refusals: Parameters<typeof cardHandlers.add>[0] = {}) {
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
