import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { goTo, openPage, setWidth } from '../testing/render-frame.fixture.tsx';

beforeEach(() => setWidth(1280));

const back = () => screen.queryByRole('link', { name: 'Back' });
const here = () => window.location.pathname + window.location.search;

test.each([
  '/merchants/7',
  '/merchants/7/menu',
  '/merchants/7/Order',
  '/account/overview',
  '/account/user_profile',
])('CHR-17.b is shown on %s', async (path) => {
  openPage(path);
  expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
});

test.each(['/', '/search', '/merchants', '/account', '/join', '/discover/account'])(
  'CHR-17.b is absent on %s',
  (path) => {
    openPage(path);
    expect(back()).not.toBeInTheDocument();
  },
);

test('CHR-17.a returns to the previous page, as it was left', async () => {
  openPage('/search?location=60601');
  await act(async () => goTo('/merchants/7'));
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  await waitFor(() => expect(back()).not.toBeInTheDocument());
  expect(here()).toBe('/search?location=60601');
});

describe('without a previous page', () => {
  test.each([
    ['/merchants/7', '/search'],
    ['/merchants/7/Order', '/search'],
    ['/account/user_profile', '/account/overview'],
    ['/account/overview', '/'],
  ])('CHR-17.c from %s it links to %s', async (path, expected) => {
    openPage(path);
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    expect(here()).toBe(expected);
  });
});

test('CHR-17.a a click that opens another tab is left to the browser', async () => {
  openPage('/search');
  await act(async () => goTo('/merchants/7'));
  const link = await screen.findByRole('link', { name: 'Back' });
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  fireEvent.click(link, { ctrlKey: true });
  document.removeEventListener('click', stay);
  expect(here()).toBe('/merchants/7');
  expect(link).toHaveAttribute('href', '/search');
});
