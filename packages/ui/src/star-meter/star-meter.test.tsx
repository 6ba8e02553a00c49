import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './star-meter.stories.tsx';
import { StarMeter } from './star-meter.tsx';

const { FourAndAHalf } = composeStories(stories);

test.each([16, 20])('MER-21.a MER-21.b draws 4.5 of 5 stars of %d px, with a text alternative', (size) => {
  render(<FourAndAHalf size={size} />);
  const meter = screen.getByRole('img', { name: '4.5 of 5 stars' });
  const filled = meter.querySelector<HTMLElement>('[data-filled]');
  expect(filled).toHaveAttribute('data-filled', '4.5');
  expect(filled?.style.width).toBe(`${4.5 * size}px`);
  expect([...meter.children].map((layer) => layer.childElementCount)).toEqual([5, 5]);
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
