import { buildMemberBody, memberHandlers, problem } from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { server } from '../site.fixture.tsx';
import { field, fillIn, save, showProfile } from './profile.fixture.ts';
afterEach(() => void vi.unstubAllGlobals());

const overview = () => screen.getByRole('link', { name: 'Account Overview' });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const choose = async (button: string) =>
  userEvent.click(await within(await question()).findByRole('button', { name: button }));
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const isHeldBack = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
test('a link asks for confirmation: staying keeps the edits, leaving navigates', async () => {
  await showProfile();
  await fillIn('City', 'Hoboken');
  await userEvent.click(overview());
  expect(await violationsIn(await question())).toEqual([]);
  await choose('Keep editing');
  await noQuestion();
  expect(field('City')).toHaveValue('Hoboken');
  expect(window.location.pathname).toBe('/account/user_profile');

  await userEvent.click(overview());
  await userEvent.keyboard('{Escape}');
  await noQuestion();
  expect(field('City')).toHaveValue('Hoboken');

  await userEvent.click(overview());
  await choose('Leave without saving');
  await heading('Account Overview');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await heading('Profile');
  await waitFor(() => expect(field('City')).toHaveValue('New York'));
});

test('there is no confirmation without edits, or on sign-out', async () => {
  await showProfile();
  expect(isHeldBack()).toBe(false);
  await fillIn('City', 'Hoboken');
  expect(isHeldBack()).toBe(true);
  await fillIn('City', 'New York');
  expect(isHeldBack()).toBe(false);
  await fillIn('City', 'Hoboken');
  await save();
  await screen.findByText('All changes were saved.');
  await waitFor(() => expect(isHeldBack()).toBe(false));

  await fillIn('City', 'New York');
  await userEvent.click(screen.getByRole('link', { name: 'Sign out' }));
  await heading('Arrived at /SignOut');
});

test.each([
  ['success', buildMemberBody({ address: { city: 'Hoboken' } }), 'All changes were saved.'],
  ['failure', problem(500), /^No changes were saved\./],
])(
  'PRO-20.a PRO-20.b while changes are being saved Back and a link just lead on, and %s is told there',
  async (_, result, message) => {
    const navigation = new FakeNavigation();
    vi.stubGlobal('navigation', navigation);
    const { promise, resolve } = Promise.withResolvers<void>();
    await showProfile();
    server.use(
      memberHandlers.update(async () => {
        await promise;
        return result;
      }),
    );
    await fillIn('City', 'Hoboken');
    await save();
    expect(isHeldBack()).toBe(true);
    act(() => expect(navigation.back()).toBe(true));
    await userEvent.click(overview());
    await heading('Account Overview');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    resolve();
    expect(await screen.findByText(message)).toBeVisible();
    expect(window.location.pathname).toBe('/account/overview');
  },
);

test.each([
  ['as it was typed', 'Hoboken'],
  ['as the server writes it', 'HOBOKEN'],
])(
  'PRO-21.a a question that is open closes when the changes are saved %s, and the page stays',
  async (_, city) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const publicId = `saved-as-${city}`;
    await showProfile({ member: { publicId } });
    server.use(
      memberHandlers.update(async () => {
        await promise;
        return buildMemberBody({ publicId, address: { city } });
      }),
    );
    await fillIn('City', 'Hoboken');
    await userEvent.click(overview());
    await question();
    fireEvent.submit(screen.getByRole('form', { name: 'Your profile', hidden: true }));
    await waitFor(() => expect(server.countOf('PUT /api/Member')).toBe(1));
    expect(await question()).toBeVisible();
    resolve();
    await screen.findByText('All changes were saved.');
    await noQuestion();
    expect(window.location.pathname).toBe('/account/user_profile');
    expect(field('City')).toHaveValue(city);
    await userEvent.click(overview());
    await heading('Account Overview');
  },
);

test('PRO-21.b a question that is open stays when the changes could not be saved', async () => {
  await showProfile();
  server.use(memberHandlers.update(problem(500)));
  await fillIn('City', 'Hoboken');
  await userEvent.click(overview());
  await question();
  fireEvent.submit(screen.getByRole('form', { name: 'Your profile', hidden: true }));
  await screen.findByText(/No changes were saved/);
  await choose('Keep editing');
  expect(field('City')).toHaveValue('Hoboken');
});

test('a link into another tab leaves nothing', async () => {
  await showProfile();
  await fillIn('City', 'Hoboken');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(overview());
  await user.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

class FakeNavigation extends EventTarget {
  readonly traverseTo = vi.fn(() => window.history.back());

  back(cancelable = true): boolean {
    const url = new URL('/account/overview', window.location.href).href;
    const destination = { url, key: 'entry-1', sameDocument: true };
    return this.dispatchEvent(
      Object.assign(new Event('navigate', { cancelable }), { navigationType: 'traverse', destination }),
    );
  }
}

async function comeFromOverview() {
  await showProfile();
  await userEvent.click(overview());
  await heading('Account Overview');
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await heading('Profile');
  await screen.findByRole('form');
  await fillIn('City', 'Hoboken');
}

test('Back asks for confirmation each time, where the browser allows it', async () => {
  const navigation = new FakeNavigation();
  vi.stubGlobal('navigation', navigation);
  await comeFromOverview();
  for (let round = 0; round < 2; round += 1) {
    act(() => expect(navigation.back()).toBe(false));
    await choose('Keep editing');
    await noQuestion();
    expect(field('City')).toHaveValue('Hoboken');
  }
  act(() => expect(navigation.back()).toBe(false));
  await choose('Leave without saving');
  expect(navigation.traverseTo).toHaveBeenCalledExactlyOnceWith('entry-1');
  await heading('Account Overview');
  expect(navigation.back()).toBe(true);
});

test('where no confirmation is possible, edits are restored on return', async () => {
  await comeFromOverview();
  window.history.back();
  await heading('Account Overview');
  window.history.forward();
  await heading('Profile');
  expect(await screen.findByText('What you typed is still here')).toBeVisible();
  expect(field('City')).toHaveValue('Hoboken');
});
