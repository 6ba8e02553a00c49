// @vitest-environment node
import { expect, test } from 'vitest';

import { shareStyles } from './share-styles.ts';

const base = 'display:inline-flex;align-items:center;border:1px solid transparent;';
const pressed = ':hover{cursor:pointer;}';

test('variants that begin alike share what they have in common, and each keeps its own order', () => {
  const css = shareStyles([
    { id: 'a', css: `.css-a{${base}color:red;}.css-a${pressed}@media print{.css-a{display:none;}}` },
    { id: 'b', css: `.css-b{${base}color:blue;}.css-b${pressed}@media print{.css-b{display:none;}}` },
  ]);
  expect(css).toBe(
    [
      `.css-a,.css-b{${base}}`,
      '.css-a{color:red;}',
      '.css-b{color:blue;}',
      `.css-a:hover,.css-b${pressed}`,
      '@media print{.css-a,.css-b{display:none;}}',
    ].join(''),
  );
});

test('what would be longer if shared is not', () => {
  const classes = ['a', 'b'].map((id) => ({ id, css: `.css-${id}{margin:0;order:${id};}` }));
  expect(shareStyles(classes)).toBe('.css-a{margin:0;order:a;}.css-b{margin:0;order:b;}');
});

test('a rule that follows another of its class still follows it', () => {
  const wide = (id: string) => `@media (min-width: 861px){.css-${id}{gap:2px;}}`;
  const open = (id: string) => `.css-${id}[open]{gap:1px;}`;
  const css = shareStyles([
    { id: 'a', css: open('a') + wide('a') },
    { id: 'b', css: wide('b') + open('b') },
    { id: 'c', css: wide('c') },
  ]);
  for (const id of ['a', 'b', 'c']) expect(css.split(`.css-${id}`)).toHaveLength(id === 'c' ? 2 : 3);
  expect(css.indexOf('.css-a[open]')).toBeLessThan(css.indexOf('.css-a{'));
  expect(css.indexOf('.css-b{')).toBeLessThan(css.indexOf('.css-b[open]'));
});

test('rules for any child come before the classes of children', () => {
  const css = shareStyles([
    { id: 'child', css: '.css-child{flex:none;}' },
    {
      id: 'parent',
      css: '.css-parent>*{flex:1;}@media print{.css-parent{order:1;}.css-parent>*{flex:2;}}',
    },
  ]);
  expect(css).toBe(
    '.css-parent>*{flex:1;}@media print{.css-parent>*{flex:2;}}.css-child{flex:none;}@media print{.css-parent{order:1;}}',
  );
});

test('signs in strings and brackets divide nothing', () => {
  const rule = '.css-a{content:";}";background:url(data:a;b);}.css-a:is(p,q)::after{content:"{";}';
  expect(shareStyles([{ id: 'a', css: rule }])).toBe(rule);
});
