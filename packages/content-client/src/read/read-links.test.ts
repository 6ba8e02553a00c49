import { expect, test, vi } from 'vitest';

import { readLinks } from './read-links.ts';
import { createReading } from './reading.ts';

function read(value: unknown) {
  const log = vi.fn<(message: string) => void>();
  return {
    links: readLinks(value, 'global/navbar links', createReading({ log })),
    lines: log.mock.calls.flat(),
  };
}

test('CON-09 a link has a text, for phones and windows, and opens a tab only if it says so', () => {
  const value = [
    { text_mobile: 'Offers', text_desktop: 'All offers', url: '/earn' },
    { text: 'Terms', text_mobile: 'Unused', url: 'https://a.example/terms', new_tab: true },
    { text: 'Help', url: '/help', new_tab: 'yes' },
  ];
  expect(read(value)).toEqual({
    links: [
      { text: 'Offers', textDesktop: 'All offers', url: '/earn', isNewTab: false },
      { text: 'Terms', url: 'https://a.example/terms', isNewTab: true },
      { text: 'Help', url: '/help', isNewTab: false },
    ],
    lines: [],
  });
});

test('CON-33.a what is no link is left out alone, and said with its place and reason', () => {
  const value = [
    'text',
    { url: '/earn' },
    { text: 'Bad', url: 'javascript:alert(1)' },
    { text: 'No address' },
  ];
  expect(read([...value, { text: 'Good', url: '/earn' }])).toEqual({
    links: [{ text: 'Good', url: '/earn', isNewTab: false }],
    lines: [
      'Content left out: global/navbar links[0] is no link.',
      'Content left out: global/navbar links[1] has no text.',
      'Content left out: global/navbar links[2] has no address that may be linked.',
      'Content left out: global/navbar links[3] has no address that may be linked.',
    ],
  });
});
