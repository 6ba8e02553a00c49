import { partnersByKind } from '@tableside/partner-config/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { endVisit, goTo, openPage, overlayStands, setWidth } from '../testing/render-frame.fixture.tsx';
import { resolving, signedIn } from '../testing/visitors.fixture.ts';

// The partner's popup would be shown first.
const partner = { ...partnersByKind.sso, generalModalType: null };

const closedAt = Date.UTC(2030, 0, 1);

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  setWidth(1280);
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

const invitation = () => screen.queryByRole('dialog', { name: 'Sign in faster' });

describe('the dialog before the partner’s sign-in', () => {
  test('CHR-35 explains the advantage and links to single sign-on', async () => {
    openPage('/', { partner });
    await waitFor(() => expect(invitation()).toBeVisible());
    expect(
      await screen.findByText('Joining and signing in is easier with your Starline ID login.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in/Join Now' })).toHaveAttribute('href', '/SignIn');
  });

  test('CHR-35 shows to a visitor who is known, but not signed in', async () => {
    const visitor = { kind: 'known', publicId: 'P1', tier: 2 } as const;
    openPage('/', { partner, state: { status: 'settled', visitor } });
    await waitFor(() => expect(invitation()).toBeVisible());
  });

  test.each([
    ['CHR-35 of a partner that names no account', '/', { partner: { ...partner, ssoModal: null } }],
    ['CHR-35 for a member without a card', '/', { partner, state: signedIn('NonCardMember') }],
    ['CHR-35 for a member', '/', { partner, state: signedIn('EnrolledCardMember') }],
    ['CHR-35 while nobody knows who is there', '/', { partner, state: resolving }],
  ])('%s it does not show', async (_, path, options) => {
    openPage(path, options);
    await overlayStands();
    expect(invitation()).not.toBeInTheDocument();
  });

  test('CHR-36.a CHR-36.b closing stores the time, and it does not appear again', async () => {
    const { unmount } = openPage('/', { partner });
    await waitFor(() => expect(invitation()).toBeVisible());
    vi.setSystemTime(closedAt);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(invitation()).not.toBeInTheDocument();
    expect(Number(localStorage.getItem('dr.ssoModal'))).toBe(closedAt);
    unmount();
    endVisit();
    vi.setSystemTime(Date.UTC(2040, 0, 1));
    openPage('/', { partner });
    await overlayStands();
    expect(invitation()).not.toBeInTheDocument();
  });

  test('CHR-36.b “Not now” is a button that closes it for good', async () => {
    openPage('/', { partner });
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(invitation()).not.toBeInTheDocument();
    expect(localStorage.getItem('dr.ssoModal')).not.toBeNull();
  });

  test('CHR-35 CHR-44.c does not open on a deep link’s page, but on the next one', async () => {
    openPage('/search?location=Boston', { partner });
    await overlayStands();
    expect(invitation()).not.toBeInTheDocument();
    await act(async () => goTo('/earn'));
    await waitFor(() => expect(invitation()).toBeVisible());
  });

  test('CHR-36.b following its link closes it for good', async () => {
    openPage('/', { partner });
    const link = await screen.findByRole('link', { name: 'Sign in/Join Now' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(localStorage.getItem('dr.ssoModal')).not.toBeNull();
  });

  test('CHR-36.a until it is closed it appears on every visit', async () => {
    const { unmount } = openPage('/', { partner });
    await waitFor(() => expect(invitation()).toBeVisible());
    unmount();
    endVisit();
    openPage('/', { partner });
    await waitFor(() => expect(invitation()).toBeVisible());
  });

  test('CHR-35 opens on the first page even where headings leave no place free', async () => {
    vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 4000, 4000),
    );
    openPage('/', { partner });
    await waitFor(() => expect(invitation()).toBeVisible());
  });

  test('CHR-35 CHR-44.d does not open over another dialog, but on the next page', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    openPage('/', { partner });
    await overlayStands();
    expect(invitation()).not.toBeInTheDocument();
    other.remove();
    await act(async () => goTo('/search'));
    await waitFor(() => expect(invitation()).toBeVisible());
  });
});
