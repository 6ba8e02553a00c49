import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './star-meter.stories.tsx';
import { StarMeter } from './star-meter.tsx';

const { FourAndAHalf } = composeStories(stories);

test('MER-21.a MER-21.b draws 4.5 of 5, with a text alternative', () => {
  render(<FourAndAHalf />);
  const meter = screen.getByRole('img', { name: '4.5 of 5 stars' });
  const filled = meter.querySelector<HTMLElement>('[data-filled]');
  expect(filled).toHaveAttribute('data-filled', '4.5');
  // The width covers four and a half stars of 16 px.
  expect(filled?.style.width).toBe('72px');
});

test.each([
  [-1, '0'],
  [3.3, '3.5'],
  [3.2, '3'],
  [7, '5'],
])('MER-21.a draws %d as %s', (value, filled) => {
  render(<StarMeter value={value} label="Rating" />);
  expect(screen.getByRole('img').querySelector('[data-filled]')).toHaveAttribute('data-filled', filled);
});
