import { expect, test } from 'vitest';

import { circlesIn } from './built-site.ts';

test('finds files that import each other statically, and no others', () => {
  const scripts = {
    'assets/index.js': `import{a}from"./a.js";import"./b.js";a();`,
    'assets/a.js': `export*from"./b.js";export const a=()=>import("./late.js");`,
    'assets/b.js': `import{c as n}from"./c.js";export const b=n;`,
    'assets/c.js': `export{b as c}from"./b.js";`,
    'assets/late.js': `import{a}from"./a.js";export default a;`,
  };
  expect(circlesIn(new Map(Object.entries(scripts)))).toEqual([['assets/b.js', 'assets/c.js']]);
});

test('finds two separate cycles, and a file that imports itself', () => {
  const scripts = {
    'a.js': `import"./b.js";`,
    'b.js': `import"./a.js";`,
    'c.js': `import"./c.js";`,
    'd.js': `import"./a.js";import"./c.js";`,
  };
  expect(circlesIn(new Map(Object.entries(scripts)))).toEqual([['a.js', 'b.js'], ['c.js']]);
});
