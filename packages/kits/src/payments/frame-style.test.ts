import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { frameStyle } from './frame-style.ts';

const brand = { radius: 8, font: { body: 'Outfit' } };
const textAs = (value: string) => {
  document.documentElement.style.setProperty('--ts-color-text', value);
  return frameStyle(document.documentElement, brand).text;
};
const setCanvas = (known: Readonly<Record<string, unknown>>) => {
  const canvas = {
    shown: '#000000' as unknown,
    get fillStyle() {
      return this.shown;
    },
    set fillStyle(value) {
      this.shown = known[String(value)];
    },
  };
  return vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(canvas as unknown as RenderingContext);
};

let standard: string;
beforeEach(() => {
  standard = frameStyle(document.documentElement, brand).text;
});
afterEach(() => document.documentElement.removeAttribute('style'));

describe('the style of the secure field', () => {
  test('a color of six digits is unchanged, one of three becomes six', () => {
    const canvas = setCanvas({});
    expect(standard).toMatch(/^#[0-9a-f]{6}$/);
    expect([textAs('#1A2b3C'), textAs(' #1a2b3c '), textAs('#aBc')]).toEqual([
      '#1A2b3C',
      '#1a2b3c',
      '#aaBBcc',
    ]);
    expect(canvas).not.toHaveBeenCalled();
  });

  test('the browser converts other colors to six digits', () => {
    const canvas = setCanvas({ red: '#ff0000' });
    expect(textAs('red')).toBe('#ff0000');
    expect(canvas).toHaveBeenCalledWith('2d');
  });

  test.each([
    '#ab',
    '#abcd',
    'x#abc',
    '#abcx',
    '#1a2b3c4',
    'x#1a2b3c',
    'half clear',
    'a pattern',
    'no color',
  ])('an invalid color such as "%s" becomes the default', (value) => {
    setCanvas({
      'half clear': 'rgba(255, 0, 0, 0.5)',
      'a pattern': {},
      '#abcd': '#aabbccdd',
      'no color': 'x#ff0000',
    });
    expect(textAs(value)).toBe(standard);
  });

  test('a browser without a canvas accepts only hexadecimal colors', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect([textAs('red'), textAs('#abc')]).toEqual([standard, '#aabbcc']);
  });

  test.each([
    [-1, 0],
    [0, 0],
    [32, 32],
    [33, 32],
  ])('corners of %i pixels are drawn as %i', (radius, rendered) => {
    expect(frameStyle(document.documentElement, { ...brand, radius })).toMatchObject({
      radius: rendered,
      font: 'Outfit Variable',
    });
  });
});
