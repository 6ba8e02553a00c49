import { partnersByKind } from '@tableside/partner-config/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { goTo, openPage, setWidth, type FrameOptions } from '../testing/render-frame.fixture.tsx';

const content = {
  global: {
    navbar: {
      links: [
        { text: 'Eat', textDesktop: 'Find a place to eat', url: '/search', isNewTab: false },
        { text: 'Why {program}', url: 'https://sample.example/why', isNewTab: true },
      ],
    },
    footer: {
      primaryLinks: [
        { text: 'How it works', url: '/how-it-works', isNewTab: false },
        { text: 'Offers', url: '/earn', isNewTab: false },
      ],
      secondaryLinks: [
        { text: 'Terms', url: '/terms', isNewTab: false },
        { text: 'The partner', url: 'https://sample.example/', isNewTab: true },
      ],
    },
  },
};

const button = () => screen.getByRole('button', { name: 'Menu' });
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
async function openMenu(options: FrameOptions = { content }) {
  openPage('/', options);
  await userEvent.click(button());
  await waitFor(() => expect(bar().queryByText('One moment, please')).not.toBeInTheDocument());
}
const link = (name: string) => bar().queryByRole('link', { name });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

beforeEach(() => setWidth(1280));

describe('entries', () => {
  test.each([
    [
      'direct',
      [
        ['Join Market Meals', '/join', null],
        ['Sign in', '/login', null],
      ],
    ],
    ['sso', [['Join Starline Suppers', '/join', null]]],
    ['none', []],
  ] as const)(
    'CHR-11.a CHR-12 CHR-13.a CHR-14 CHR-15 with enrollment type %s a visitor finds %j, then all links of content',
    async (enrollmentType, start) => {
      // The invitation to sign in would take the focus, which closes the menu.
      const partner = { ...partnersByKind[enrollmentType], ssoModal: null };
      openPage('/', { content, partner });
      expect(bar().queryByRole('link', { name: /^Join / })).not.toBeInTheDocument();
      await userEvent.click(button());
      await waitFor(() => expect(bar().queryByText('One moment, please')).not.toBeInTheDocument());
      const menu = within(document.getElementById(button().getAttribute('aria-controls') ?? '')!);
      const links = menu
        .getAllByRole('link')
        .map((each) => [each.textContent, each.getAttribute('href'), each.getAttribute('target')]);
      expect(links).toEqual([
        ...start,
        ['Find a place to eat', '/search', null],
        [`Why ${partner.programName} (opens in a new tab)`, 'https://sample.example/why', '_blank'],
        ['How it works', '/how-it-works', null],
        ['Offers', '/earn', null],
        ['Terms', '/terms', null],
        ['The partner (opens in a new tab)', 'https://sample.example/', '_blank'],
      ]);
    },
  );

  test('CHR-13.b from 861 px content’s long texts are used', async () => {
    setWidth(861);
    await openMenu();
    expect(link('Find a place to eat')).toHaveAttribute('href', '/search');
    expect(link('Eat')).not.toBeInTheDocument();
  });

  test('CHR-13.b below 861 px the short texts are used', async () => {
    setWidth(860);
    await openMenu();
    expect(link('Eat')).toHaveAttribute('href', '/search');
    expect(link('Find a place to eat')).not.toBeInTheDocument();
  });

  test('CHR-14 a page in several lists appears once, in the first of them', async () => {
    const { navbar, footer } = content.global;
    const again = { text: 'Find a table', url: '/search', isNewTab: false };
    const primaryLinks = [again, ...footer.primaryLinks];
    const why = { text: 'Why we do this', url: 'https://sample.example/why', isNewTab: true };
    const secondaryLinks = [why, ...footer.secondaryLinks, ...footer.primaryLinks];
    await openMenu({ content: { global: { navbar, footer: { primaryLinks, secondaryLinks } } } });
    expect(link('Find a place to eat')).toBeVisible();
    expect(link('Find a table')).not.toBeInTheDocument();
    expect(bar().queryByText(/^Why we do this/)).not.toBeInTheDocument();
    expect(bar().getAllByRole('link', { name: 'How it works' })).toHaveLength(1);
    expect(link('Terms')).toBeVisible();
  });

  test('the current page is marked', async () => {
    await openMenu();
    await userEvent.click(bar().getByRole('link', { name: 'How it works' }));
    await userEvent.click(button());
    expect(link('How it works')).toHaveAttribute('aria-current', 'page');
    expect(link('Terms')).not.toHaveAttribute('aria-current');
  });
});

describe('closing', () => {
  test('Escape closes it and restores focus', async () => {
    await openMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  test('a click outside closes it', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('heading', { name: 'Screen' }));
    expect(isOpen()).toBe(false);
  });

  test('selecting a link closes it', async () => {
    await openMenu();
    await userEvent.click(bar().getByRole('link', { name: 'How it works' }));
    expect(window.location.pathname).toBe('/how-it-works');
    expect(isOpen()).toBe(false);
  });

  test('any other navigation closes it', async () => {
    await openMenu();
    await act(async () => goTo('/earn'));
    expect(isOpen()).toBe(false);
  });
});
