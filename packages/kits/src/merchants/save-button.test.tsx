import { createClient } from '@tableside/api-client';
import { buildMerchant, problem, savedMerchantHandlers } from '@tableside/api-client/testing';
import {
  memberOfTier,
  renderWithProviders,
  setupMsw,
  type TestProvidersProps,
} from '@tableside/kits/testing';
import { ToastRegion } from '@tableside/ui/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { MerchantGrid } from './merchant-grid.tsx';
import { useSavedMerchants } from './saved-merchants.ts';

const server = setupMsw();
const antiForgery = {
  current: () => 't',
  required: () => Promise.resolve('t'),
  renew: () => Promise.resolve('t'),
};
const client = createClient({ accessToken: () => 'a', antiForgery });
const merchants = [
  buildMerchant({ id: '1', name: 'Basil Wharf' }),
  buildMerchant({ id: '2', name: 'Ember Hall' }),
  buildMerchant({ id: '3', name: 'Copper Pot' }),
];
const member = memberOfTier(2);

const show = (surroundings: Omit<TestProvidersProps, 'children'> = {}, others?: ReactNode) =>
  renderWithProviders(
    <>
      <MerchantGrid merchants={merchants} />
      {others}
      <ToastRegion
        labels={{
          region: 'Messages',
          close: 'Dismiss',
          success: 'SUCCESS:',
          error: 'ERROR:',
          warning: 'WARNING:',
        }}
      />
    </>,
    { client, partner: { hasSavedPlaces: true }, ...surroundings },
  );
const heart = (name = 'Basil Wharf') => screen.getByRole('button', { name: `Save ${name}` });
const changes = () => server.lines().filter((line) => !line.startsWith('GET '));
const PATH = '/api/Member/SavedMerchants';

function serverHas(...ids: readonly string[]) {
  const saved = new Set(ids);
  server.use(
    savedMerchantHandlers.list(() => [...saved].map((id) => ({ id, name: `Restaurant ${id}` }))),
    savedMerchantHandlers.save(({ params }) => {
      saved.add(params['merchantId'] ?? '');
      return true;
    }),
    savedMerchantHandlers.forget(({ params }) => {
      saved.delete(params['merchantId'] ?? '');
      return true;
    }),
  );
  return saved;
}

beforeEach(() => window.localStorage.clear());

describe('the heart of a card', () => {
  test('SAV-01.a without `hasSavedPlaces` there is none, and nothing is asked', () => {
    show({ partner: { hasSavedPlaces: false }, visitor: member });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  test('SAV-01.b SAV-01.c SAV-01.d it names its restaurant and state, and the keyboard presses it twice', async () => {
    const user = userEvent.setup();
    show();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    heart().focus();
    await user.keyboard('{Enter}');
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(heart('Ember Hall')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard(' ');
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  test('SAV-01.d ERR-05 UIX-15.a a removal can be undone where it is reported, for five seconds', async () => {
    const user = userEvent.setup();
    const timers = vi.spyOn(window, 'setTimeout');
    const saved = serverHas('1');
    show({ visitor: member });
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(heart());
    await waitFor(() => expect([...saved]).toEqual([]));
    const message = await screen.findByText('is no longer saved.');
    expect(message.parentElement).toHaveTextContent('Basil Wharf is no longer saved.');
    expect(within(message.parentElement!).getByText('Basil Wharf')).toHaveAttribute('translate', 'no');
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 5_000);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect([...saved]).toEqual(['1']));
  });

  test('SAV-01.e a change shows at once; one that the server refuses is taken back and reported', async () => {
    const user = userEvent.setup();
    serverHas();
    const refusal = Promise.withResolvers<Response>();
    server.use(savedMerchantHandlers.save(() => refusal.promise));
    show({ visitor: member });
    await waitFor(() => expect(server.countOf(`GET ${PATH}`)).toBe(1));
    await user.click(heart());
    await waitFor(() => expect(server.countOf(`PUT ${PATH}/1`)).toBe(1));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    refusal.resolve(problem(500));
    expect(await screen.findByText('We couldn’t save that. Try again in a moment.')).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    server.use(savedMerchantHandlers.save(problem(400, { code: 'tooManySaved' })));
    await user.click(heart());
    expect(await screen.findByText(/You have saved 500 restaurants/)).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    const removal = Promise.withResolvers<Response>();
    server.use(
      savedMerchantHandlers.save(),
      savedMerchantHandlers.forget(() => removal.promise),
    );
    await user.click(heart());
    await user.click(heart());
    await waitFor(() => expect(server.countOf(`DELETE ${PATH}/1`)).toBe(1));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    const reports = () => screen.queryAllByText(/^We couldn’t save that/).length;
    const before = reports();
    removal.resolve(problem(500));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(reports()).toBe(before + 1);
  });
});

function SavedNames() {
  return (
    <output>
      {useSavedMerchants()
        ?.map(({ name }) => name)
        .join(', ')}
    </output>
  );
}

test('SAV-01.e a removal that the server refuses returns to its place in the list', async () => {
  const user = userEvent.setup();
  serverHas('1', '2', '3');
  server.use(savedMerchantHandlers.forget(problem(500)));
  show({ visitor: member }, <SavedNames />);
  const names = () => screen.getByText(/^Restaurant/).textContent;
  expect(await screen.findByText('Restaurant 1, Restaurant 2, Restaurant 3')).toBeVisible();
  await user.click(heart('Ember Hall'));
  expect(await screen.findByText(/^We couldn’t save that/)).toBeVisible();
  expect(names()).toBe('Restaurant 1, Ember Hall, Restaurant 3');
});

test('SAV-01.f hearts pressed before the member’s list has come join it', async () => {
  const user = userEvent.setup();
  const saved = serverHas('3');
  const sending = Promise.withResolvers<true>();
  let isLoaded = false;
  server.use(
    savedMerchantHandlers.list(() =>
      isLoaded ? [...saved].map((id) => ({ id, name: `Restaurant ${id}` })) : new Promise(() => undefined),
    ),
    savedMerchantHandlers.save(({ params: { merchantId = '' } }) => {
      saved.add(merchantId);
      return sending.promise;
    }),
  );
  show({ visitor: member });
  await waitFor(() => expect(server.countOf(`GET ${PATH}`)).toBe(1));
  isLoaded = true;
  await user.click(heart());
  await user.click(heart('Ember Hall'));
  await waitFor(() => expect(server.countOf(`PUT ${PATH}/1`)).toBe(1));
  expect(server.countOf(`GET ${PATH}`)).toBe(1);
  sending.resolve(true);
  for (const name of ['Copper Pot', 'Ember Hall', 'Basil Wharf'])
    await waitFor(() => expect(heart(name)).toHaveAttribute('aria-pressed', 'true'));
  expect(server.countOf(`GET ${PATH}`)).toBe(2);
});

describe('where hearts are kept', () => {
  test('SAV-02.a those of a visitor stay on the device', async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    await user.click(heart());
    unmount();
    show();
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(heart('Ember Hall')).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart());
    expect(window.localStorage.getItem('dr.savedMerchants')).toBe('[]');
    expect(changes()).toEqual([]);
  });

  test('SAV-02.b SAV-02.c at sign-in they join those of the member, once, from each device', async () => {
    const user = userEvent.setup();
    const saved = serverHas('2');
    const visit = show();
    await user.click(heart());
    await user.click(heart('Copper Pot'));
    visit.unmount();
    const first = show({ visitor: member });
    for (const name of ['Basil Wharf', 'Ember Hall', 'Copper Pot'])
      await waitFor(() => expect(heart(name)).toHaveAttribute('aria-pressed', 'true'));
    expect([...saved]).toEqual(['2', '1', '3']);
    first.unmount();
    // Another device removes it, and this device does not bring it back.
    saved.delete('1');
    show({ visitor: member });
    await waitFor(() => expect(heart('Ember Hall')).toHaveAttribute('aria-pressed', 'true'));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(changes()).toEqual([`PUT ${PATH}/1`, `PUT ${PATH}/3`]);
  });

  test('SAV-02.d what the server refuses stays on the device and is shown', async () => {
    const user = userEvent.setup();
    const saved = serverHas();
    const visit = show();
    for (const name of ['Basil Wharf', 'Ember Hall', 'Copper Pot']) await user.click(heart(name));
    visit.unmount();
    const refusals = new Map([
      ['1', problem(404)],
      ['2', problem(400, { code: 'tooManySaved' })],
    ]);
    server.use(
      savedMerchantHandlers.save(({ params: { merchantId = '' } }) => {
        saved.add(merchantId);
        return refusals.get(merchantId) ?? true;
      }),
      savedMerchantHandlers.list([{ id: '3', name: 'Copper Pot' }]),
    );
    show({ visitor: member });
    for (const name of ['Basil Wharf', 'Ember Hall', 'Copper Pot'])
      await waitFor(() => expect(heart(name)).toHaveAttribute('aria-pressed', 'true'));
    expect([...saved]).toEqual(['1', '2', '3']);
    const kept = JSON.parse(window.localStorage.getItem('dr.savedMerchants') ?? '') as {
      readonly id: string;
    }[];
    expect(kept.map(({ id }) => id)).toEqual(['2', '1']);
  });
});
