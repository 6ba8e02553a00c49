import { expect, test, vi } from 'vitest';

import { plainText } from '../copy/expand-copy.ts';
import { buildEntry } from '../testing/builders.ts';
import { readContent } from './read-content.ts';

const words = (copy: Parameters<typeof plainText>[0]) => plainText(copy, (name) => `[${name}]`);

function read(...banners: readonly Readonly<Record<string, unknown>>[]) {
  const log = vi.fn<(message: string) => void>();
  const entries = banners.map((fields, index) => buildEntry(`banner-${index}`, fields));
  return { banners: readContent({ earn_banner: entries }, { log }).earnBanners, log };
}
const readOne = (fields: Readonly<Record<string, unknown>>) =>
  read({ type: 'bonus', code: 'SPRING', text: ['Spring'], ...fields }).banners[0];

test('ACC-12.a ACC-12.b ACC-12.c ACC-12.d a bonus banner has its code, order, image, texts, days and states', () => {
  const { banners } = read(
    { type: 'bonus', code: 'LATER', order: 2, text: ['Later'] },
    {
      type: 'bonus',
      code: ' SPRING ',
      order: 1,
      image: '/spring.webp',
      text: ['Spring', 'Up to {{max}} more'],
      days_to_display: 30,
      user_states: [2, 'opted_in', 'none'],
    },
  );
  expect(banners.map(({ bonus, order }) => [bonus?.code, order])).toEqual([
    ['SPRING', 1],
    ['LATER', 2],
  ]);
  expect(banners[0]).toMatchObject({
    order: 1,
    image: '/spring.webp',
    states: ['eligibleNewMemberBonus', 'optedIn'],
    bonus: { code: 'SPRING', daysToDisplay: 30, isAppOnly: false },
  });
  expect(banners[0]?.text.map(words)).toEqual(['Spring', 'Up to [max] more']);
});

test('ACC-12.c ACC-12.d ACC-12.e missing properties are absent: it is for all states, and as long as the bonus exists', () => {
  const banner = readOne({ user_states: [], app_text: '' });
  expect(banner).not.toHaveProperty('states');
  expect(banner?.bonus).toEqual({ code: 'SPRING', isAppOnly: false });
});

test('ACC-12.c days are a number or its digits; anything else sets no end', () => {
  const days = (value: unknown) => readOne({ days_to_display: value })?.bonus?.daysToDisplay;
  expect([0, 30, '30', ' 7 '].map(days)).toEqual([0, 30, 30, 7]);
  const none = ['', ' ', 'a month', null, true, [], [30], -1, '-1', NaN, Infinity];
  expect(none.filter((value) => days(value) !== undefined)).toEqual([]);
});

test('ACC-12.e ACC-18.b an app banner is marked, with copy for the browser', () => {
  const banner = readOne({ app_only_bonus: true, app_text: 'Open the {{app}} to register' });
  expect(banner?.bonus?.isAppOnly).toBe(true);
  expect(words(banner?.bonus?.appText ?? [])).toBe('Open the [app] to register');
  expect(readOne({ app_only_bonus: 'false' })?.bonus?.isAppOnly).toBe(false);
});

test('ACC-12.a a bonus without a code is dropped and logged, the others stay', () => {
  const { banners, log } = read(
    { type: 'bonus', text: ['Lost'] },
    { type: 'bonus', code: ' ', text: ['Lost too'] },
    { type: 'bonus', code: 'SILENT', text: [] },
    { type: 'bonus', code: 'SPRING', text: ['Spring'] },
    { text: ['No bonus'], code: 'IGNORED' },
  );
  expect(banners.map(({ slug, bonus }) => [slug, bonus?.code])).toEqual([
    ['banner-3', 'SPRING'],
    ['banner-4', undefined],
  ]);
  expect(log.mock.calls.flat()).toEqual([
    'Content left out: earn_banner/banner-0 is of a bonus and has no code.',
    'Content left out: earn_banner/banner-1 is of a bonus and has no code.',
    'Content left out: earn_banner/banner-2 has no text.',
  ]);
});
