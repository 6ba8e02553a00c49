import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './progress-meter.stories.tsx';

const { PartWay } = composeStories(stories);

test('announces its name and value', () => {
  render(<PartWay />);
  const meter = screen.getByRole('progressbar', { name: 'Dines this year' });
  expect(meter).toHaveAttribute('aria-valuetext', '7 of 12 dines');
  expect(meter).toHaveAttribute('aria-valuenow', '7');
});

test('never exceeds its maximum', () => {
  render(<PartWay value={20} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
});
