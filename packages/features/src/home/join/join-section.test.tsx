import '@testing-library/jest-dom/vitest';

import { merchantHandlers, problem, prospectHandlers } from '@tableside/api-client/testing';
import { anonymous, type Visitor } from '@tableside/core';
import { leaveTo, setupFeature } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { home } from '../index.ts';

const { renderSite, server } = setupFeature(home);

let calls: string[] = [];
beforeEach(() => {
  calls = [];
  // No restaurants, because their cards take most of the time to render.
  server.use(merchantHandlers.search([]));
});

function respondWith({ isValid, created }: { isValid: boolean | Response; created?: Response }) {
  server.use(
    prospectHandlers.validateEmail(({ query }) => {
      calls.push(`validate ${query.get('email')}`);
      return isValid instanceof Response ? isValid : { isValid };
    }),
    prospectHandlers.create(({ body }) => {
      calls.push(`create ${JSON.stringify(body)}`);
      return created ?? { publicId: 'p-1' };
    }),
  );
}

const field = () => screen.findByRole('textbox', { name: /^Email address/ });

async function enterAndSend(email: string) {
  const site = renderSite('/');
  await userEvent.click(await field());
  await userEvent.paste(email);
  await userEvent.click(screen.getByRole('button', { name: 'Join for free' }));
  return site;
}

const arrived = async () => (await screen.findByRole('heading', { name: /Arrived/ })).textContent;
const stateOfNavigation = () => (window.history.state as { usr?: unknown }).usr;

test.each<[string, Visitor]>([
  ['an anonymous visitor', anonymous],
  ['a known visitor', { kind: 'known', publicId: 'p-2', tier: 1 }],
])(
  'HOM-03 VAL-03.c asks %s for an email address and nothing else, with content’s label and placeholder, on either home',
  async (_, visitor) => {
    const copy = { 'prospect.label': 'Your e-mail', 'prospect.placeholder': '{email}, please' };
    for (const homePage of ['howItWorks', 'discover'] as const) {
      const { unmount } = renderSite('/', {
        visitor,
        partner: { homePage, hasDiscoverPage: true },
        content: { '*': [{ slug: 'navbar', fields: { copy } }] },
      });
      const band = await screen.findByRole('region', { name: 'Start earning with your next meal' });
      const email = await within(band).findByRole('textbox', { name: /^Your e-mail/ });
      expect(email).toHaveAttribute('placeholder', 'Your e-mail, please');
      const { elements } = band.querySelector('form')!;
      expect([...elements]).toEqual([email, within(band).getByRole('button', { name: 'Join for free' })]);
      unmount();
    }
  },
);

test('HOM-04 HOM-05 HOM-06.a HOM-06.b HOM-08.a ENR-03.c VAL-03.b checks the trimmed address, creates a prospect, and passes it to /join', async () => {
  respondWith({ isValid: true });
  const before = window.history.length;
  await enterAndSend('  ann+dine@example.com ');
  expect(await arrived()).toBe('Arrived at /join');
  expect(calls).toEqual(['validate ann+dine@example.com', 'create {"email":"ann+dine@example.com"}']);
  expect(stateOfNavigation()).toEqual({ email: 'ann+dine@example.com' });
  expect(window.location.href).not.toContain('ann');
  expect(window.history.length).toBe(before + 1);
});

test('HOM-04 HOM-07.a HOM-07.b ENR-03.c an address that is not valid goes to /login, and no prospect is created', async () => {
  respondWith({ isValid: false });
  const before = window.history.length;
  await enterAndSend('ann@example.com');
  expect(await arrived()).toBe('Arrived at /login');
  expect(window.history.length).toBe(before + 1);
  expect(calls).toEqual(['validate ann@example.com']);
  expect(stateOfNavigation()).toEqual({ email: 'ann@example.com' });
  expect(window.location.href).not.toContain('ann');
});

test.each([
  ['fails', problem(500)],
  ['is refused', problem(400)],
  ['has no answer', Response.error()],
])(
  'HOM-08.b HOM-04 when the prospect call %s, the visitor still goes to /join, once, with the address',
  async (_, created) => {
    respondWith({ isValid: true, created });
    const before = window.history.length;
    await enterAndSend('ann@example.com');
    expect(await arrived()).toBe('Arrived at /join');
    expect(window.history.length).toBe(before + 1);
    expect(stateOfNavigation()).toEqual({ email: 'ann@example.com' });
  },
);

test('HOM-05 ERR-10 if the validation itself fails, the visitor stays, with a message and the typed value', async () => {
  respondWith({ isValid: problem(500) });
  await enterAndSend('ann@example.com');
  const toast = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(toast.getByText(/Something went wrong\. Please refresh the page and try again\./)).toBeVisible();
  expect(await field()).toHaveValue('ann@example.com');
  expect(calls).toEqual(['validate ann@example.com']);
  expect(window.location.pathname).toBe('/');
});

test('VAL-03.a VAL-07.a VAL-09 shows errors on blur: a wrong pattern, more than fifty characters', async () => {
  renderSite('/');
  await userEvent.type(await field(), 'a@b.c');
  await userEvent.tab();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/such as name@example.com/));
  await userEvent.clear(await field());
  await userEvent.paste(`${'a'.repeat(39)}@example.com`);
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription('Email address can have at most 50 characters'),
  );
  await userEvent.type(await field(), '{Home}{Delete}');
  expect(await field()).toHaveValue(`${'a'.repeat(38)}@example.com`);
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(''));
});

test('VAL-21.a HOM-05 an address that the join form accepts is checked, one that it rejects is not', async () => {
  respondWith({ isValid: true });
  await enterAndSend('test@iana-.com');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/such as name@example.com/));
  expect(calls).toEqual([]);
  await userEvent.clear(await field());
  await userEvent.paste('a/b@example.com');
  await userEvent.keyboard('{Enter}');
  expect(await arrived()).toBe('Arrived at /join');
  expect(calls[0]).toBe('validate a/b@example.com');
});

test.each([true, false])(
  'VAL-24 ERR-23 the button is busy while the check runs; answered after the page was left it leads nowhere (valid: %s)',
  async (isValid) => {
    respondWith({ isValid });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(prospectHandlers.validateEmail(() => promise.then(() => ({ isValid }))));
    const { queryClient } = await enterAndSend('ann@example.com');
    expect(await screen.findByText('Working on your request, please wait.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Join for free' })).toHaveAttribute('aria-busy', 'true');
    leaveTo('/search');
    resolve();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(await arrived()).toBe('Arrived at /search');
    expect(window.history.state).toBeNull();
  },
);
