import { expect, test } from 'vitest';

import { jsonForHtml } from './json-for-html.ts';

test('FND-03.c no text ends a data block, begins a comment in it or breaks its line', () => {
  const texts = ['</script>', '<!--', '<script>', 'a\u2028b\u2029c', '&amp; "plain"'];
  const json = jsonForHtml({ texts });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ texts });
});
