import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { stubNavigation } from '../navigation.test.support.ts';
import * as stories from './disclosure-menu.stories.tsx';

const { Closed } = composeStories(stories);
const open = async () => {
  render(<Closed />);
  const button = screen.getByRole('button', { name: 'Robin' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return button;
};

test('opens from the keyboard to links that stay links', async () => {
  const button = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Account' })).toHaveFocus();
});

test('Escape closes it and restores focus', async () => {
  const button = await open();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('Back closes it, restores focus and stays on the page; the next one leaves the page', async () => {
  const go = stubNavigation();
  const button = await open();
  await userEvent.tab();
  expect(go('traverse', 0)).toBe(true);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(go('traverse', 0)).toBe(false);
  vi.unstubAllGlobals();
});

test.each([
  ['a touch elsewhere', () => userEvent.click(screen.getByText('What comes after.'))],
  ['an entry chosen', () => userEvent.click(screen.getByRole('button', { name: 'Sign out' }))],
  ['the focus leaving', () => userEvent.tab({ shift: true }).then(() => userEvent.tab({ shift: true }))],
])('%s closes it', async (_, leave) => {
  render(<button type="button">Before</button>);
  const button = await (async () => {
    render(<Closed />);
    await userEvent.click(screen.getByRole('button', { name: 'Robin' }));
    await userEvent.tab();
    return screen.getByRole('button', { name: 'Robin' });
  })();
  await leave();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'UIX-29.d a link pressed with %s leaves it open, with the focus on the link',
  async (key) => {
    render(<Closed />);
    const button = screen.getByRole('button', { name: 'Robin' });
    const user = userEvent.setup();
    await user.click(button);
    await user.keyboard(`{${key}>}`);
    const link = screen.getByRole('link', { name: 'Cards' });
    await user.click(link);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(link).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  },
);
