import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { violationsIn } from '../axe.test.support.ts';
import * as stories from './price-meter.stories.tsx';

const { AllStates, Two } = composeStories(stories);

test('MER-20 marks two of four signs, also as text', async () => {
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
