import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './tooltip.stories.tsx';
import { placeBubble } from './tooltip.tsx';

const { Closed } = composeStories(stories);
const bubble = () => screen.queryByRole('tooltip');
const button = () => screen.getByRole('button', { name: 'About bonus days' });

test('is announced as the description of its button, visible or not', () => {
  render(<Closed />);
  expect(bubble()).not.toBeInTheDocument();
  expect(button()).toHaveAccessibleDescription(/On bonus days/);
});

test('a tap or click opens it and another closes it', async () => {
  render(<Closed />);
  await userEvent.click(button());
  expect(bubble()).toBeVisible();
  await userEvent.click(button());
  expect(bubble()).not.toBeInTheDocument();
});

test('focus shows it, Escape hides it and keeps focus', async () => {
  render(<Closed />);
  await userEvent.tab();
  expect(bubble()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(bubble()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('hovering shows it, and so does hovering the bubble; Escape hides it wherever the focus is', async () => {
  render(<Closed />);
  await userEvent.hover(button());
  await userEvent.keyboard('{Escape}');
  expect(bubble()).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await userEvent.unhover(button());
  await userEvent.hover(button());
  const shown = screen.getByRole('tooltip');
  await userEvent.hover(shown);
  expect(shown).toBeVisible();
  await userEvent.unhover(shown);
  expect(bubble()).not.toBeInTheDocument();
});

test.each([
  ['above its button', { left: 200, top: 300, width: 40, height: 40 }, { left: 120, top: 244 }],
  ['below where there is no room', { left: 200, top: 10, width: 40, height: 40 }, { left: 120, top: 56 }],
  ['within the left edge', { left: 0, top: 300, width: 40, height: 40 }, { left: 8, top: 244 }],
  ['within the right edge', { left: 350, top: 300, width: 40, height: 40 }, { left: 182, top: 244 }],
])('is placed %s', (_, at, place) => {
  expect(placeBubble(at, { width: 200, height: 50 }, 390)).toEqual(place);
});
