import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './tabs.stories.tsx';

const { First } = composeStories(stories);

test.each([
  ['{ArrowRight}', 'Hours', 'Every day from 5 to 11.'],
  ['{ArrowLeft}', 'About', 'A small house by the river.'],
  ['{End}', 'About', 'A small house by the river.'],
  ['{End}{ArrowRight}', 'Menu', 'Soup, bread and what the garden gives.'],
  ['{End}{Home}', 'Menu', 'Soup, bread and what the garden gives.'],
])('%s selects %s and shows its panel', async (keys, name, content) => {
  render(<First />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name });
  expect(tab).toHaveFocus();
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(content);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'UIX-29.a an arrow key with %s is left to the browser',
  (modifier) => {
    render(<First />);
    const menu = screen.getByRole('tab', { name: 'Menu' });
    expect(fireEvent.keyDown(menu, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(menu).toHaveAttribute('aria-selected', 'true');
  },
);

test('is one tab stop, and the panel is the next', async () => {
  render(<First />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Menu' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
