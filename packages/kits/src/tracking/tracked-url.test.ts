import { expect, test } from 'vitest';

import { trackedUrl } from './tracked-url.ts';

test.each([
  ['https://d.example/search?location=60601&utm_source=mail#top', 'https://d.example/search?utm_source=mail'],
  ['https://d.example/activate?public_id=secret&email=a%40b.com', 'https://d.example/activate'],
  ['https://d.example/?utm_term=a%20b&utm_campaign=x', 'https://d.example/?utm_term=a+b&utm_campaign=x'],
])('%s is reported as %s', (href, expected) => {
  expect(trackedUrl(href)).toBe(expected);
});

test('a very long URL is truncated to the API’s limit', () => {
  expect(trackedUrl(`https://d.example/${'a'.repeat(5000)}`)).toHaveLength(2048);
});
