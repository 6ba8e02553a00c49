import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './price-meter.stories.tsx';

const { Two } = composeStories(stories);

test('MER-20.a MER-20.b highlights two of four signs, with a text alternative', () => {
  render(<Two />);
  const meter = screen.getByRole('img', { name: 'Price 2 of 4' });
  const marks = [...meter.children].map((sign) => sign.getAttribute('data-marked'));
  expect(marks).toEqual(['true', 'true', 'false', 'false']);
  const isFaded = [...meter.children].map((sign) => Number(getComputedStyle(sign).opacity || 1) < 1);
  expect(isFaded).toEqual([false, false, true, true]);
  expect(meter).toHaveTextContent('$$$$');
});
