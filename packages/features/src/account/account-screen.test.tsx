import { problem } from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { account } from './index.ts';
import { renderSite } from './site.fixture.tsx';
const tabs = [
  ['/account/overview', 'Account Overview'],
  ['/account/recent_activity', 'Reviews & History'],
  ['/account/manage_cards', 'Linked Cards'],
  ['/account/user_profile', 'Profile'],
] as const;
const heading = () => screen.findByRole('heading', { level: 1 });
const nav = () => within(screen.getByRole('navigation', { name: 'Your account' }));

test.each(tabs)(
  'ROU-13.a ROU-28 ACC-01 CHR-46 %s shows its part, named %s, and marks it',
  async (path, name) => {
    renderSite(path);
    expect(await heading()).toHaveTextContent(name);
    const links = nav().getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(tabs);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
    await waitFor(() => expect(document.title).toBe(`${name} | Sample Plates`));
  },
);

test('ROU-13.a PRO-01 a member without a card sees the profile, and a link to add a card', async () => {
  const { container } = renderSite('/account/user_profile', {
    member: { memberType: 'NonCardMember' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Your profile' })).toBeVisible();
  const links = nav().getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/account/user_profile', 'Profile'],
    ['/add_card', 'Link a card'],
  ]);
  expect(await violationsIn(container)).toEqual([]);
});

test('ACC-01 the parts are links: one leads to the other', async () => {
  renderSite('/account/overview');
  await heading();
  await userEvent.click(nav().getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(window.location.pathname).toBe('/account/user_profile');
});

test.each(['/account', '/account/', '/account/foo', '/account/overview/more'])(
  'ROU-14.a ROU-14.b %s is the overview',
  async (path) => {
    const entries = window.history.length;
    renderSite(path);
    expect(await heading()).toHaveTextContent('Account Overview');
    expect(window.location.pathname).toBe('/account/overview');
    expect([window.history.length, window.history.state]).toMatchObject([entries, { idx: 0 }]);
  },
);

test('ROU-13.b a partner without members has no account', async () => {
  renderSite('/account/overview', { partner: { enrollmentType: 'none' } });
  expect(await heading()).toHaveTextContent('Not found');
});

test('ROU-32.a every tab waits for the guard, which redirects anonymous visitors', async () => {
  expect(account.routes.map(({ isGuarded }) => isGuarded)).toEqual([true]);
  const { store } = renderSite('/account/overview', { response: problem(401) });
  await waitFor(() => expect(store.get().guard).toBeDefined());
  for (const [pathname] of tabs) {
    expect(store.get().guard?.({ pathname, search: '' })).toBe('/login');
  }
});

test('ACC-24.a before the session is known the tabs and the heading show, and no member data', async () => {
  const { container } = renderSite('/account/manage_cards', { response: () => new Promise(() => undefined) });
  expect(await screen.findByText('Opening your account')).toBeInTheDocument();
  expect(nav().getAllByRole('link')).toHaveLength(tabs.length);
  expect(screen.queryByText(/^Hello/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveTextContent('Linked Cards');
  expect(await violationsIn(container)).toEqual([]);
});

test('a partner’s own title for the account goes before ours', async () => {
  const routeMeta = {
    '*': { title: 'Sample Plates', description: 'Dine.' },
    '/account': { title: 'My Sample', description: 'Dine.' },
  };
  renderSite('/account/user_profile', { partner: { routeMeta } });
  await waitFor(() => expect(document.title).toBe('My Sample'));
});
