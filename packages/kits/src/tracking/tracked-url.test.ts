import { expect, test } from 'vitest';

import { trackedUrl } from './tracked-url.ts';

test.each([
  ['https://d.example/search?location=60601&utm_source=mail#top', 'https://d.example/search?utm_source=mail'],
  ['https://d.example/activate?public_id=secret&email=a%40b.com', 'https://d.example/activate'],
  ['https://d.example/?utm_term=a%20b&utm_campaign=x', 'https://d.example/?utm_term=a+b&utm_campaign=x'],
])('%s is told as %s', (href, expected) => {
  expect(trackedUrl(href)).toBe(expected);
});

test('an endless address is cut to what the wire takes', () => {
  expect(trackedUrl(`https://d.example/${'a'.repeat(5000)}`)).toHaveLength(2048);
});
