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

test('UIX-11 every kind of control is shown in the states', () => {
  const { container } = render(
    <PointedAndFocused>
      <a href="/a">A link</a>
      <article>A card</article>
      <button type="button">A button</button>
      <input aria-label="A field" />
      <select aria-label="A choice" />
      <textarea aria-label="A text" />
    </PointedAndFocused>,
  );
  const kinds = ['A', 'ARTICLE', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA'];
  for (const state of ['hover', 'focus-visible'])
    expect([...container.querySelectorAll(`.pseudo-${state}`)].map(({ tagName }) => tagName)).toEqual(kinds);
});
