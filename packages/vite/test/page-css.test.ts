import { expect, test } from 'vitest';

import { shortenCss } from '../src/sites/shorten-css.ts';

test('CSS is shortened outside strings only', () => {
  const css =
    'a , b {\n  content : "x: {  y; }" ;\n  /* why */ margin: 0  auto;\n}\n@media (min-width: 9px) {\n}';
  expect(shortenCss(css)).toBe('a,b{content :"x: {  y; }";margin:0 auto}@media (min-width:9px){}');
});
