import { anonymous, type Visitor } from '@tableside/core';
import { applyStylesOf } from '@tableside/kits/testing';
import { partnersByKind } from '@tableside/partner-config/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { openPage, setWidth } from '../testing/render-frame.fixture.tsx';
import { signedIn } from '../testing/visitors.fixture.ts';

beforeEach(() => setWidth(1280));

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('skip link', () => {
  test('CHR-01 is the first tab stop and moves focus to the content, without changing the URL', async () => {
    const user = userEvent.setup();
    openPage('/search');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});

describe('main menu button', () => {
  test.each(['/', '/search', '/merchants/7', '/earn', '/login', '/account/overview'])(
    'CHR-02 is shown on %s',
    (path) => {
      openPage(path);
      expect(bar().getByRole('button', { name: 'Menu' })).toBeVisible();
    },
  );

  test.each(['/join', '/join/', '/add_card', '/card_added'])('CHR-02 is hidden on %s', (path) => {
    openPage(path);
    expect(bar().queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  });
});

test.each([
  ['a visitor', {}],
  ['a member', { state: signedIn('EnrolledCardMember') }],
])('CHR-03 the logo has a text alternative and links %s home', (_, options) => {
  openPage('/search', options);
  const logo = bar().getByRole('img', { name: 'Sample Plates home' });
  expect(logo.closest('a')).toHaveAttribute('href', '/');
});

describe('search link', () => {
  const search = () => bar().queryByRole('link', { name: 'Find restaurants' });

  test.each(['/', '/merchants/7', '/join', '/earn'])(
    'CHR-04.a CHR-04.b links to the search on %s',
    (path) => {
      openPage(path);
      expect(search()).toHaveAttribute('href', '/search');
      expect(search()).not.toHaveAttribute('aria-disabled');
    },
  );

  test.each(['/discover', '/discover/brunch'])('CHR-04.a is absent on %s', (path) => {
    openPage(path);
    expect(search()).not.toBeInTheDocument();
  });

  test.each(['/discovery', '/earn/discover'])(
    'CHR-04.a is there on %s, which is not under /discover',
    (path) => {
      openPage(path);
      expect(search()).toHaveAttribute('href', '/search');
    },
  );

  test.each(['/search?location=60601', '/search/'])('CHR-04.b is disabled on %s, and no link', (path) => {
    openPage(path);
    expect(search()).toHaveAttribute('aria-disabled', 'true');
    expect(search()).not.toHaveAttribute('href');
  });
});

describe('auth area', () => {
  test.each<[width: number, visitor: Visitor]>([
    [1024, anonymous],
    [320, anonymous],
    [1024, { kind: 'known', publicId: 'P2', tier: 1 }],
  ])(
    'CHR-08.a CHR-08.b CHR-09.a a visitor sees links to join and to sign in at %i px: %j',
    (width, visitor) => {
      openPage('/', { state: { status: 'settled', visitor } });
      applyStylesOf(width);
      expect(bar().getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
      expect(bar().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    },
  );

  test('CHR-08.a CHR-08.b single sign-on starts at the partner’s URL', () => {
    openPage('/', { partner: { ...partnersByKind.sso, ssoLoginUrl: 'https://id.example/in' } });
    expect(bar().getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
    expect(bar().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', 'https://id.example/in');
  });

  test('CHR-08.a CHR-08.b a partner without enrollment offers neither', () => {
    openPage('/', { partner: partnersByKind.none });
    expect(bar().queryByRole('link', { name: /join|sign/i })).not.toBeInTheDocument();
  });

  test.each(['/join', '/add_card', '/card_added'])(
    'CHR-06.b on %s a direct partner asks whether the visitor is already a member',
    async (path) => {
      openPage(path, { partner: partnersByKind.direct });
      expect(await bar().findByText('Already a member?')).toBeVisible();
      expect(bar().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
      expect(bar().queryByRole('link', { name: /Join|Sign out/ })).not.toBeInTheDocument();
    },
  );

  test.each(['/join', '/join/', '/add_card', '/card_added'])(
    'CHR-06.a on %s single sign-on offers to sign out',
    async (path) => {
      openPage(path, { partner: partnersByKind.sso });
      expect(await bar().findByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/SignOut');
      expect(bar().queryByText('Already a member?')).not.toBeInTheDocument();
      expect(bar().queryByRole('link', { name: /Join|Sign in/ })).not.toBeInTheDocument();
    },
  );
});

describe('scrolling', () => {
  const header = () => screen.getByRole('banner');
  const scrollTo = (top: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  const isHidden = () => header().dataset['hidden'] === 'true';

  async function openSite(path: string) {
    scrollTo(0);
    openPage(path);
    await screen.findByRole('contentinfo');
  }

  test('CHR-05.a CHR-05.b below 861 px the header hides on scrolling down and returns on scrolling up', async () => {
    setWidth(860);
    await openSite('/search');
    scrollTo(500);
    expect(isHidden()).toBe(true);
    scrollTo(450);
    expect(isHidden()).toBe(false);
    scrollTo(900);
    expect(isHidden()).toBe(true);
    setWidth(861);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(isHidden()).toBe(false);
  });

  test('CHR-05.a from 861 px it stays', async () => {
    setWidth(861);
    await openSite('/search');
    scrollTo(500);
    expect(isHidden()).toBe(false);
  });

  test('CHR-05.a it stays while its menu is open', async () => {
    setWidth(400);
    await openSite('/search');
    await userEvent.click(bar().getByRole('button', { name: 'Menu' }));
    act(() => (document.activeElement as HTMLElement).blur());
    scrollTo(500);
    expect(isHidden()).toBe(false);
  });

  test('CHR-05.a it returns on focus and stays while focused', async () => {
    setWidth(400);
    await openSite('/search');
    scrollTo(500);
    expect(isHidden()).toBe(true);
    await userEvent.tab();
    expect(isHidden()).toBe(false);
    scrollTo(900);
    expect(isHidden()).toBe(false);
  });

  test('CHR-05.b a trembling finger has no effect', async () => {
    setWidth(400);
    await openSite('/search');
    scrollTo(500);
    scrollTo(496);
    expect(isHidden()).toBe(true);
  });
});
