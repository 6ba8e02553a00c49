import { expect, test } from 'vitest';

import { below, breakpoint, from, low, pageColumn, titleSize, touchTarget, weight, width } from './tokens.ts';

test('UIX-01 the layout changes at four widths', () => {
  expect(breakpoint).toEqual({ small: 451, medium: 661, desktop: 861, wide: 1050 });
  expect(from).toEqual({
    small: '@media (min-width: 451px)',
    medium: '@media (min-width: 661px)',
    desktop: '@media (min-width: 861px)',
    wide: '@media (min-width: 1050px)',
  });
  expect(below).toEqual({ medium: '@media (max-width: 660px)' });
});

test('UIX-12 a low window has at most 480 pixels', () => {
  expect(low).toBe('@media (max-height: 480px)');
});

test('UIX-02.a UIX-02.b UIX-02.c the text column, the page frame and the minimum width', () => {
  expect(width).toMatchObject({ content: 1050, frame: 1400, least: 320 });
  expect(pageColumn).toBe('var(--ts-page-column, 1050px)');
});

test('CHR-25.d CHR-26.b the widths of dialogs and toasts', () => {
  expect(width).toMatchObject({ dialog: 650, toasts: 550 });
});

test('UIX-03.a there are three weights', () => {
  expect(Object.values(weight)).toEqual([400, 600, 800]);
});

test('UIX-05.a there are four title sizes', () => {
  const sizes = Object.values(titleSize);
  expect(new Set(sizes.map(({ fontSize }) => fontSize)).size).toBe(4);
  expect(new Set(sizes.map((size) => size[from.desktop].fontSize)).size).toBe(4);
});

test('touch targets are 44 px', () => {
  expect(touchTarget).toBe('44px');
});
