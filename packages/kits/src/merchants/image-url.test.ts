import { describe, expect, test } from 'vitest';

import { buildImageUrl, presetHeight } from './image-url.ts';

describe('image URLs', () => {
  test('MER-26.a MER-26.b MER-26.c has width and ratio of the preset', () => {
    expect(buildImageUrl('/images/thai-4', 'card')).toBe('/images/thai-4?w=500&ar=1.4');
    expect(buildImageUrl('/images/thai-4', 'thumbnail')).toBe('/images/thai-4?w=200&ar=1.4');
    expect(buildImageUrl('/images/thai-4', 'detail')).toBe('/images/thai-4?w=600&ar=1.6');
  });

  test('MER-26.a MER-26.b MER-26.c the heights are those of the files', () => {
    expect([presetHeight('card'), presetHeight('thumbnail'), presetHeight('detail')]).toEqual([
      357, 143, 375,
    ]);
  });

  test('keeps parameters of the base, and overrides its size', () => {
    expect(buildImageUrl('/images/a?v=2&w=9000', 'card')).toBe('/images/a?v=2&w=500&ar=1.4');
  });

  test('accepts https from the listed origins only', () => {
    const origins = ['https://cdn.sample.example'];
    expect(buildImageUrl('https://cdn.sample.example/a', 'card', origins)).toBe(
      'https://cdn.sample.example/a?w=500&ar=1.4',
    );
    expect(buildImageUrl('https://cdn.sample.example.evil.example/a', 'card', origins)).toBeUndefined();
    expect(buildImageUrl('https://cdn.sample.example:444/a', 'card', origins)).toBeUndefined();
    expect(buildImageUrl('https://user@cdn.sample.example/a', 'card', origins)).toBeUndefined();
  });

  test.each([
    '',
    'images/a',
    '//evil.example/a',
    '/\\evil.example/a',
    '/\t/evil.example/a',
    'http://cdn.sample.example/a',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://cdn.sample.example/1',
    'https:evil.example',
    'https://',
    ' /images/a',
  ])('rejects anything else: %j', (base) => {
    expect(buildImageUrl(base, 'card', ['https://cdn.sample.example'])).toBeUndefined();
  });
});
