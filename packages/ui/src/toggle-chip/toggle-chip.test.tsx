import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './toggle-chip.stories.tsx';

const { WithCount } = composeStories(stories);

test('is toggled by keyboard', async () => {
  render(<WithCount />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
});

test('its name includes the count as text', () => {
  render(<WithCount />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Brunch 12 places');
});
