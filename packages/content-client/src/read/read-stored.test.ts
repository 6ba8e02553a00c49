import { expect, test, vi } from 'vitest';

import { groupFile, readStoredEntries } from './read-stored.ts';

function read(json: unknown) {
  const log = vi.fn<(message: string) => void>();
  return { entries: readStoredEntries('popup', json, log), lines: log.mock.calls.flat() };
}

test('CON-01 a group is in the file with its name, and the global group in one that systems can write', () => {
  expect(groupFile('popup')).toBe('popup.json');
  expect(groupFile('*')).toBe('global.json');
});

test('CON-33.a entries are kept as they are written', () => {
  const json = [
    { slug: 'welcome', name: 'Welcome', draft: true, fields: { body_text: 'Hello' }, note: 'Kept.' },
    { slug: '', fields: {} },
  ];
  expect(read(json)).toEqual({ entries: json, lines: [] });
});

test('CON-33.b what is no entry is left out, and said with its place', () => {
  const valid = { slug: 'welcome', fields: {} };
  const json = [{ slug: 7, fields: {} }, valid, { slug: 'a' }, { slug: 'b', fields: 'c' }, 'text', null];
  expect(read(json)).toEqual({
    entries: [valid],
    lines: [0, 2, 3, 4, 5].map(
      (place) => `Content left out: popup[${place}] is no entry, which has a slug and fields.`,
    ),
  });
});

test.each([[{ slug: 'welcome', fields: {} }], ['text'], [null]])(
  'CON-33.b a file that is no list is left out, and said: %j',
  (json) => {
    expect(read(json)).toEqual({
      entries: [],
      lines: ['Content left out: popup is no list of entries.'],
    });
  },
);
