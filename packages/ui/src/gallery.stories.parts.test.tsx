import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PointedAndFocused } from './gallery.stories.parts.tsx';

test('UIX-11 shows its controls under the pointer, and once more with the focus', () => {
  render(<PointedAndFocused>{(state) => <button type="button">{state}</button>}</PointedAndFocused>);
  const controls = screen.getAllByRole('button');
  expect(controls.map(({ textContent, className }) => [textContent, className])).toEqual([
    ['under the pointer', 'pseudo-hover'],
    ['with the focus', 'pseudo-focus-visible'],
  ]);
});
