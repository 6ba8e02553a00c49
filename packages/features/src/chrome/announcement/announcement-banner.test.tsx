import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { openPage, setWidth } from '../testing/render-frame.fixture.tsx';

beforeEach(() => setWidth(1280));

const announcement = {
  segments: [
    { type: 'text', copy: 'Dine twice in May, earn double {currencies}.' },
    { type: 'link', copy: 'See the offer', url: 'https://sample.example/may', isNewTab: true },
    { type: 'text', copy: ', or' },
    { type: 'link', copy: 'find a table', url: '/search', isNewTab: false },
  ],
  tooltip: 'From the second visit on.',
} as const;
const banner = () => screen.getByRole('region', { name: 'Announcement' });

test('CON-12.a CHR-16.a CHR-16.b CHR-50 texts and links are in the order of content, no link is broken that fits on a line, and one opens in a new tab if content says so', () => {
  openPage('/', { content: { announcement } });
  expect(banner()).toHaveTextContent(
    'Dine twice in May, earn double miles. See the offer (opens in a new tab), or find a table',
  );
  const offer = within(banner()).getByRole('link', { name: /See the offer/ });
  expect(offer).toHaveAttribute('href', 'https://sample.example/may');
  expect(offer).toHaveAttribute('target', '_blank');
  expect(offer).toHaveAttribute('rel', expect.stringContaining('noopener'));
  const search = within(banner()).getByRole('link', { name: 'find a table' });
  expect(search).toHaveAttribute('href', '/search');
  expect(search).not.toHaveAttribute('target');
  // An inline block breaks only if the link is longer than a line.
  for (const link of [offer, search]) expect(link).toHaveStyle({ display: 'inline-block' });
});

test('CON-12.b CHR-16.c the note shows on focus, on hover and on tap', async () => {
  const user = userEvent.setup();
  openPage('/', { content: { announcement } });
  const button = await within(banner()).findByRole('button', { name: 'More about this announcement' });
  // jsdom does not support popovers, so only the attribute shows the state.
  const isShown = () => !screen.getByText('From the second visit on.').hidden;
  expect(isShown()).toBe(false);
  expect(button).toHaveAccessibleDescription('From the second visit on.');

  await user.hover(button);
  expect(isShown()).toBe(true);
  await user.unhover(button);
  await waitFor(() => expect(isShown()).toBe(false));

  act(() => button.focus());
  expect(isShown()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);

  await user.click(button);
  expect(isShown()).toBe(true);
});

test('CON-12.b CHR-16.a CHR-16.c no announcement, no banner; no note, no button', () => {
  const { unmount } = openPage('/');
  expect(screen.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument();
  unmount();
  openPage('/', { content: { announcement: { segments: announcement.segments } } });
  expect(within(banner()).queryByRole('button')).not.toBeInTheDocument();
});
