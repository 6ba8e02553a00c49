import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { violationsIn } from '../axe.test.support.ts';
import * as stories from './price-meter.stories.tsx';

const { AllStates, Two } = composeStories(stories);

test('MER-20 highlights two of four signs, with a text alternative', async () => {
  render(<Two />);
  const meter = screen.getByRole('img', { name: 'Price 2 of 4' });
  const marks = [...meter.children].map((sign) => sign.getAttribute('data-marked'));
  expect(marks).toEqual(['true', 'true', 'false', 'false']);
  expect(meter).toHaveTextContent('$$$$');
});

test('every state is accessible', async () => {
  const { container } = render(<AllStates />);
  expect(await violationsIn(container)).toEqual([]);
});
