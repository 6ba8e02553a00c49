import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { GlobalStyles } from './global-styles.tsx';

test('UIX-02 the page is never narrower than 320 px, UIX-03 and weights are 400 and 800', () => {
  render(
    <>
      <GlobalStyles />
      <p>
        <span>Words </span>
        <strong>and loud ones</strong>
      </p>
    </>,
  );
  const body = getComputedStyle(document.body);
  expect(body.minWidth).toBe('320px');
  expect(body.fontWeight).toBe('400');
  expect(getComputedStyle(screen.getByText('and loud ones')).fontWeight).toBe('800');
});

test('the body text is 16 px with a line height of 24', () => {
  render(<GlobalStyles />);
  const { fontSize, lineHeight } = getComputedStyle(document.body);
  expect([fontSize, lineHeight]).toEqual(['16px', '24px']);
});
