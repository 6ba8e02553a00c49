import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './icon-button.stories.tsx';

const { Plain } = composeStories(stories);

test('is named by its label, works by keyboard, and has a 44 px touch target', async () => {
  const onClick = vi.fn();
  render(<Plain onClick={onClick} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
  const { height, width } = getComputedStyle(screen.getByRole('button', { name: 'Close' }));
  expect([width, height]).toEqual(['44px', '44px']);
});
