import { expect, test } from 'vitest';

import { withBrandValues } from '../src/sites/brand-values.ts';
import { shortenCss } from '../src/sites/shorten-css.ts';

const brand = ':root{--space:4px;--ink:#123;--face:"A Very Long Name of a Font",serif;--corner:8px;}';
const filled = (css: string) => withBrandValues(css, brand);

test.each([
  ['color:var(--ink, #000)', 'color:#123'],
  ['color:var(--own, var(--ink, #000))', 'color:var(--own,#123)'],
  ['color:var(--own)', 'color:var(--own)'],
  ['font:var(--face, "B", rgb(1, 2, 3))', 'font:var(--face)'],
  ['gap:calc(var(--space, 4px) * 3)', 'gap:12px'],
  ['gap:calc(-1 * calc(var(--space, 4px) * 1.5))', 'gap:-6px'],
  ['inset:calc(100% + calc(var(--space, 4px) * 2))', 'inset:calc(100% + 8px)'],
  ['border-radius:min(var(--corner, 8px), 6px)', 'border-radius:min(8px, 6px)'],
])('of a brand’s variables a page has the values: %s', (css, expected) => {
  expect(filled(css)).toBe(expected);
});

test('CSS is shortened outside strings only', () => {
  const css =
    'a , b {\n  content : "x: {  y; }" ;\n  /* why */ margin: 0  auto;\n}\n@media (min-width: 9px) {\n}';
  expect(shortenCss(css)).toBe('a,b{content :"x: {  y; }";margin:0 auto}@media (min-width:9px){}');
});
