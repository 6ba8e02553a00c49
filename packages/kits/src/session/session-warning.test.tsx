import '@testing-library/jest-dom/vitest';

import { createClient, type SignedInMember } from '@tableside/api-client';
import { buildMember, buildSessionBody } from '@tableside/api-client/testing';
import { visitorOf } from '@tableside/core';
import { buildContent } from '@tableside/content-client/testing';
import { ContentProvider } from '@tableside/kits/content';
import { PartnerProvider } from '@tableside/kits/partner';
import { toastLabels } from '@tableside/kits/testing';
import { partnerWith } from '@tableside/partner-config/testing';
import { ToastRegion } from '@tableside/ui/toast';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SessionProvider } from './session-context.tsx';
import { createSessionStore } from './session-store.ts';
import { SessionWarning } from './session-warning.tsx';
import type { Session } from './session.ts';

const TEXT = 'You will be automatically logged out due to inactivity.';
const LINK = 'Click here to keep this session active.';
const build = {
  settings: partnerWith(),
  assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} },
};

const Place = () => <output aria-label="Place">{useLocation().pathname}</output>;

const member = buildMember();
const signedIn = { status: 'settled', visitor: visitorOf(member), member } as const;
let endsAt = 0;
const warning = { secondsLeft: () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)) };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  endsAt = Date.now() + 60_000;
});
afterEach(() => vi.useRealTimers());

function show(refresh: () => Promise<SignedInMember>, copy: Record<string, string> = {}) {
  const store = createSessionStore(signedIn);
  const session = { refresh } as unknown as Session;
  const content = buildContent();
  render(
    <MemoryRouter>
      <PartnerProvider build={build}>
        <ContentProvider
          content={{ ...content, global: { ...content.global, navbar: { ...content.global.navbar, copy } } }}
        >
          <SessionProvider client={createClient()} store={store} session={session}>
            <SessionWarning />
            <ToastRegion labels={toastLabels} />
          </SessionProvider>
        </ContentProvider>
      </PartnerProvider>
      <Place />
    </MemoryRouter>,
  );
  return store;
}
const response: SignedInMember = { member, session: buildSessionBody() };
const warn = (store: ReturnType<typeof show>) => act(() => store.set({ ...signedIn, warning }));

test('ERR-02 SES-09 both exact texts are shown, announced, and reachable by keyboard', async () => {
  const store = show(() => Promise.resolve(response));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  warn(store);
  expect(await screen.findByText(TEXT)).toBeVisible();
  const link = screen.getByRole('button', { name: LINK });
  expect(screen.getByRole('alert')).toContainElement(screen.getByText(TEXT));
  expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(link);
  fireEvent.keyDown(document.body, { key: 'F6' });
  fireEvent.keyUp(document.body, { key: 'F6' });
  expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('ERR-02 the seconds count down visually; a screen reader announces them once', async () => {
  const store = show(() => Promise.resolve(response));
  warn(store);
  await screen.findByText(TEXT);
  const seconds = () => screen.getAllByText(/^Seconds left:/);
  const [heard, seen] = seconds();
  expect(heard).not.toHaveAttribute('aria-hidden');
  expect(seen).toHaveAttribute('aria-hidden', 'true');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(seen).toHaveTextContent(/^Seconds left: (49|50)$/);
  expect(heard).toHaveTextContent(/^Seconds left: 60$/);
  expect(screen.getByRole('alert')).toHaveTextContent(`${TEXT} Seconds left: 60`);
});

test('the seconds are counted only while shown', async () => {
  const store = show(() => Promise.resolve(response));
  const secondsLeft = vi.fn(warning.secondsLeft);
  act(() => store.set({ ...signedIn, warning: { secondsLeft } }));
  await screen.findByText(TEXT);
  act(() => store.set(signedIn));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  secondsLeft.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(secondsLeft).not.toHaveBeenCalled();
});

test('another warning replaces the one before', async () => {
  const store = show(() => Promise.resolve(response));
  warn(store);
  await screen.findByText(TEXT);
  act(() => store.set({ ...signedIn, warning: { secondsLeft: () => 7 } }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Seconds left: 7'));
  expect(screen.getAllByText(TEXT)).toHaveLength(1);
});

test('SES-10 a click refetches the member; the toast disappears once the session is prolonged, not before', async () => {
  let respond: (value: SignedInMember) => void = () => undefined;
  const refresh = vi.fn(() => new Promise<SignedInMember>((resolve) => (respond = resolve)));
  const store = show(refresh);
  warn(store);
  fireEvent.click(await screen.findByRole('button', { name: LINK }));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText(TEXT)).toBeInTheDocument();
  respond(response);
  act(() => store.set(signedIn));
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
});

test('SES-10 a click whose call fails keeps the toast for another try', async () => {
  const refresh = vi.fn(() => Promise.reject(new Error('no answer')));
  warn(show(refresh));
  const link = await screen.findByRole('button', { name: LINK });
  fireEvent.click(link);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  fireEvent.click(link);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(screen.getByText(TEXT)).toBeInTheDocument();
});

test('SES-09 sign-out is offered next to it, on the page that confirms it', async () => {
  const refresh = vi.fn(() => Promise.resolve(response));
  warn(show(refresh));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(screen.getByRole('status', { name: 'Place' })).toHaveTextContent('/SignOut');
  expect(refresh).not.toHaveBeenCalled();
});

test('content may change its text', async () => {
  warn(show(() => Promise.resolve(response), { 'session.keepActive': 'Stay with us' }));
  expect(await screen.findByRole('button', { name: 'Stay with us' })).toBeVisible();
});
