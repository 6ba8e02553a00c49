import { expandCopy, parseCopy, plainText } from '@tableside/content-client';
import { describe, expect, test } from 'vitest';

import { fillText } from './fill-text.ts';

const linkLabel = (name: string) => `[${name}]`;
const fill = (text: string, partner = {}, personal = {}) => fillText(text, { partner, personal, linkLabel });

describe('one line of interface copy', () => {
  test('CON-29 CON-30 values of the partner may nest, and one inside itself ends empty', () => {
    expect(fill('Call {phone}', { phone: '{area} 555', area: '800' })).toBe('Call 800 555');
    expect(fill('a{x}b', { x: '1{y}', y: '2{x}' })).toBe('a12b');
  });

  test('what a person wrote is put in as it is', () => {
    expect(fill('Hello {name}', { secret: 's' }, { name: '{secret} {{delete_card}} $&' })).toBe(
      'Hello {secret} {{delete_card}} $&',
    );
  });

  test('a link token leaves its words and an unknown name stays as written', () => {
    expect(fill('{{sign_in}} or {nobody}')).toBe('[sign_in] or {nobody}');
  });

  test.each(['plain', '{a} and {{join}}', '{{{a}}}', '{a}{b}{c}', '{', '{}', '{a'])(
    'reads %s as long copy is read',
    (text) => {
      const partner = { a: 'one', b: '{a}!' };
      const long = expandCopy(parseCopy(text), { partner });
      expect(fill(text, partner)).toBe(plainText(long, linkLabel));
    },
  );
});
