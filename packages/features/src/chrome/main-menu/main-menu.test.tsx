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
      primaryLinks: [{ text: 'How it works', url: '/how-it-works', isNewTab: false }],
      secondaryLinks: [{ text: 'Terms', url: '/terms', isNewTab: false }],
    },
  },
};

const button = () => screen.getByRole('button', { name: 'Menu' });
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
/** Opens a page and its menu. */
async function openMenu(options: FrameOptions = { content }) {
  openPage('/', options);
  await userEvent.click(button());
  await waitFor(() => expect(bar().queryByText('One moment, please')).not.toBeInTheDocument());
}
const link = (name: string) => bar().queryByRole('link', { name });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

beforeEach(() => setWidth(1280));

describe('entries', () => {
  test('CHR-11 CHR-12 a direct partner starts with join and sign-in', async () => {
    openPage('/', { content });
    expect(link('Join Sample Plates')).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(await bar().findByRole('link', { name: 'Join Sample Plates' })).toHaveAttribute('href', '/join');
    expect(
      bar()
        .getAllByRole('link', { name: 'Sign in' })
        .map((each) => each.getAttribute('href')),
    ).toEqual(['/login', '/login']);
  });

  test('CHR-11 CHR-12 single sign-on starts with join only', async () => {
    await openMenu({ content, partner: { enrollmentType: 'sso' } });
    expect(link('Join Sample Plates')).toBeVisible();
    expect(bar().getAllByRole('link', { name: 'Sign in' })).toHaveLength(1);
  });

  test('CHR-11 CHR-12 a partner without enrollment has neither', async () => {
    await openMenu({ content, partner: { enrollmentType: 'none' } });
    expect(link('Join Sample Plates')).not.toBeInTheDocument();
    expect(link('Sign in')).not.toBeInTheDocument();
  });

  test('CHR-13 wide windows use content’s long texts, narrow ones the short', async () => {
    await openMenu();
    expect(link('Find a place to eat')).toHaveAttribute('href', '/search');
    expect(link('Eat')).not.toBeInTheDocument();
  });

  test('CHR-13 below 861 px the short texts are used', async () => {
    setWidth(860);
    await openMenu();
    expect(link('Eat')).toHaveAttribute('href', '/search');
    expect(link('Find a place to eat')).not.toBeInTheDocument();
  });

  test('a content link may contain the program’s name and open in a new tab', async () => {
    await openMenu();
    expect(link('Why Sample Plates (opens in a new tab)')).toHaveAttribute('target', '_blank');
  });

  test('CHR-14 both lists of the footer are in the menu', async () => {
    await openMenu();
    expect(link('How it works')).toHaveAttribute('href', '/how-it-works');
    expect(link('Terms')).toHaveAttribute('href', '/terms');
  });

  test('CHR-14 a page in several lists appears once, in the first of them', async () => {
    const { navbar, footer } = content.global;
    const again = { text: 'Find a table', url: '/search', isNewTab: false };
    const primaryLinks = [again, ...footer.primaryLinks];
    const secondaryLinks = [...footer.secondaryLinks, ...footer.primaryLinks];
    await openMenu({ content: { global: { navbar, footer: { primaryLinks, secondaryLinks } } } });
    expect(link('Find a place to eat')).toBeVisible();
    expect(link('Find a table')).not.toBeInTheDocument();
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
