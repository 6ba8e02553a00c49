import { expect, test } from 'vitest';

import { copyLimits } from './limits.ts';
import { hasMarkup, parseCopy, tokenize } from './parse-copy.ts';

test('CON-15 CON-30 finds links and values in the text around them', () => {
  expect(tokenize('Call {phone} or {{ sign_in }}.')).toEqual([
    { type: 'text', text: 'Call ' },
    { type: 'value', name: 'phone' },
    { type: 'text', text: ' or ' },
    { type: 'link', name: 'sign_in' },
    { type: 'text', text: '.' },
  ]);
});

test('CON-15 braces that are not a token stay as they are', () => {
  for (const text of ['{}', '{ phone }', '{{}}', '{a-b}', '{', '}}', '']) {
    const words = tokenize(text).map((node) => (node.type === 'text' ? node.text : node.type));
    expect(words.join('')).toBe(text);
  }
});

test('CON-15 a blank line separates paragraphs and a line end breaks the line; each line may have links', () => {
  expect(parseCopy('One\r\n \r\nTwo\nlines{{home}}')).toEqual([
    { type: 'element', tag: 'p', children: [{ type: 'text', text: 'One' }] },
    {
      type: 'element',
      tag: 'p',
      children: [
        { type: 'text', text: 'Two' },
        { type: 'element', tag: 'br', children: [] },
        { type: 'text', text: 'lines' },
        { type: 'link', name: 'home' },
      ],
    },
  ]);
});

test.each(['\nOne', 'One\n', 'One\n\n', '\r\n\r\nOne\r\n'])(
  'CON-15 a text has no empty lines around it: %j',
  (source) => expect(parseCopy(source)).toEqual([{ type: 'text', text: 'One' }]),
);

test('CON-15 only elements, comments and character references are markup', () => {
  for (const text of ['<p>', '</p>', '<!-- -->', '&amp;', '&nbsp;', '&#38;', '&#x26;'])
    expect(hasMarkup(text)).toBe(true);
  for (const text of ['2 < 3', 'a <3 b', 'food & wine', 'R&B', '?a=1&b=2', '<>'])
    expect(hasMarkup(text)).toBe(false);
});

test('CON-15 copy with markup shows as written without a parser for it', () => {
  expect(parseCopy('<b>x</b>')).toEqual([{ type: 'text', text: '<b>x</b>' }]);
});

test('CON-29.b copy is truncated at its limits', () => {
  const [node] = parseCopy('x'.repeat(copyLimits.characters + 10));
  expect(node).toEqual({ type: 'text', text: 'x'.repeat(copyLimits.characters) });
  expect(parseCopy('{a}'.repeat(3_000))).toHaveLength(copyLimits.nodes);
});
