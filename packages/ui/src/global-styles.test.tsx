import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { GlobalStyles } from './global-styles.tsx';

test('UIX-02.c UIX-03.a UIX-03.b the page is never narrower than 320 px, in the partner’s fonts, and weights are 400 and 800', () => {
  const { style } = document.documentElement;
  style.setProperty('--ts-font-body', 'Gill Sans');
  style.setProperty('--ts-font-title', 'Bodoni');
  onTestFinished(() => {
    style.removeProperty('--ts-font-body');
    style.removeProperty('--ts-font-title');
  });
  render(
    <>
      <GlobalStyles />
      <h2>A title of content</h2>
      <p>
        <span>Words </span>
        <strong>and loud ones</strong>
      </p>
      <button>Press</button>
      <input aria-label="Type" />
      <select aria-label="Choose" />
      <textarea aria-label="Write" />
    </>,
  );
  const body = getComputedStyle(document.body);
  expect(body.minWidth).toBe('320px');
  expect(body.fontFamily).toBe('Gill Sans');
  expect(body.fontWeight).toBe('400');
  const { fontFamily, fontWeight } = getComputedStyle(screen.getByRole('heading'));
  expect([fontFamily, fontWeight]).toEqual(['Bodoni', '800']);
  // jsdom has no fonts of its own for controls, as browsers do.
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);
  for (const control of document.querySelectorAll('button, input, select, textarea'))
    expect(
      rules.filter(({ selectorText }) => control.matches(selectorText)).map(({ style }) => style.font),
    ).toContain('inherit');
  expect(getComputedStyle(screen.getByText('and loud ones')).fontWeight).toBe('800');
});

test('UIX-04.b whatever has the focus of a keyboard has a ring', () => {
  render(<GlobalStyles />);
  const rings = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === ':focus-visible');
  expect(rings.map(({ style }) => style.outline)).toEqual([expect.stringMatching(/^2px solid /)]);
});

test('the body text is 16 px with a line height of 24', () => {
  render(<GlobalStyles />);
  const { fontSize, lineHeight } = getComputedStyle(document.body);
  expect([fontSize, lineHeight]).toEqual(['16px', '24px']);
});
