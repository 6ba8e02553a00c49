import { describe, expect, test, vi } from 'vitest';

import { expandCopy, plainText } from './expand-copy.ts';
import { fillText } from './fill-text.ts';
import { copyLimits } from './limits.ts';
import { parseCopy } from './parse-copy.ts';

const linkLabel = (name: string) => `[${name}]`;
const fill = (text: string, partner = {}, personal = {}) => fillText(text, { partner, personal, linkLabel });

describe('fillText', () => {
  test('CON-29.a CON-29.b CON-30 the partner’s values may nest, and one inside itself becomes empty', () => {
    expect(fill('Call {phone}', { phone: '{area} 555', area: '800' })).toBe('Call 800 555');
    expect(fill('a{x}b', { x: '1{y}', y: '2{x}' })).toBe('a12b');
  });

  test('people’s input is inserted verbatim', () => {
    expect(fill('Hello {name}', { secret: 's' }, { name: '{secret} {{delete_card}} $&' })).toBe(
      'Hello {secret} {{delete_card}} $&',
    );
  });

  test('a link token becomes its label and an unknown name stays as written', () => {
    expect(fill('{{sign_in}} or {nobody}')).toBe('[sign_in] or {nobody}');
  });

  test.each(['plain', '{a} and {{join}}', '{{{a}}}', '{a}{b}{c}', '{', '{}', '{a'])(
    'parses %s like long copy',
    (text) => {
      const partner = { a: 'one', b: '{a}!' };
      const long = expandCopy(parseCopy(text), { partner });
      expect(fill(text, partner)).toBe(plainText(long, linkLabel));
    },
  );

  test('CON-29.b eight values that multiply each other end at the limit, which is reported', () => {
    const report = vi.fn<(problem: string) => void>();
    const multiplying = Object.fromEntries(
      Array.from({ length: 7 }, (_, i) => [`v${i}`, `{v${i + 1}}`.repeat(10)] as const),
    );
    const partner = { ...multiplying, v7: 'x'.repeat(100) };
    const text = fillText('{v0}', { partner, linkLabel }, report);
    expect(text.length).toBeLessThanOrEqual(copyLimits.characters);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('CON-29.b link labels count: a thousand long labels end at the limit', () => {
    const label = vi.fn(() => 'x'.repeat(10_000));
    const text = fillText('{{home}}'.repeat(1_000), { partner: {}, linkLabel: label });
    expect(text.length).toBeLessThanOrEqual(copyLimits.characters);
    expect(label.mock.calls.length).toBeLessThan(10);
  });
});
