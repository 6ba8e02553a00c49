import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { goTo, openPage, setWidth } from '../testing/render-frame.fixture.tsx';
import { resolving, signedIn } from '../testing/visitors.fixture.ts';

const partner = {
  enrollmentType: 'sso',
  ssoLoginUrl: '/Login',
  ssoModal: { partnerAccountName: 'Sample account' },
} as const;

const closedAt = Date.UTC(2030, 0, 1);

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  setWidth(1280);
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

const invitation = () => screen.queryByRole('dialog', { name: 'Take the short way in' });
/** Waits for all that comes by itself: the browser is idle at once, and the footer's chunk holds the window's gate. */
async function wait() {
  await screen.findByRole('contentinfo');
  await act(async () => void (await import('./sso-invitation.tsx')));
  await act(async () => {});
}

describe('the window of the partner’s own log-in', () => {
  test('CHR-35 says what is easier and leads to the address of single sign-on', async () => {
    openPage('/', { partner });
    await waitFor(() => expect(invitation()).toBeVisible());
    expect(
      screen.getByText('Joining and signing in is easier with your Sample account login.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in/Join Now' })).toHaveAttribute('href', '/Login');
  });

  test.each([
    ['of a partner that names no account', '/', { partner: { ...partner, ssoModal: null } }],
    ['on /login', '/login', { partner }],
    ['on /join', '/join', { partner }],
    ['for a member', '/', { partner, state: signedIn('NonCardMember') }],
    ['while nobody knows who is there', '/', { partner, state: resolving }],
  ])('CHR-35 does not show %s', async (_, path, options) => {
    openPage(path, options);
    await wait();
    expect(invitation()).not.toBeInTheDocument();
  });

  test('CHR-36 closing keeps the time, and it shows no more', async () => {
    const { unmount } = openPage('/', { partner });
    await waitFor(() => expect(invitation()).toBeVisible());
    vi.setSystemTime(closedAt);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(invitation()).not.toBeInTheDocument();
    expect(Number(localStorage.getItem('dr.ssoModal'))).toBe(closedAt);
    unmount();
    openPage('/', { partner });
    await wait();
    expect(invitation()).not.toBeInTheDocument();
  });

  test('CHR-36 until it is closed it comes with every visit', async () => {
    openPage('/', { partner }).unmount();
    openPage('/', { partner });
    await waitFor(() => expect(invitation()).toBeVisible());
  });

  test('CHR-35 does not open over another window, but on the next page', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    openPage('/', { partner });
    await wait();
    expect(invitation()).not.toBeInTheDocument();
    other.remove();
    await act(async () => goTo('/search'));
    await waitFor(() => expect(invitation()).toBeVisible());
  });
});
