import { expect, test } from 'vitest';

import { realPartners } from './real-sites.ts';

test('CRD-32.a some partners say before linking that a card earns in one program at a time, others do not', () => {
  const notices = realPartners
    .filter(({ settings }) => settings.enrollmentType !== 'none')
    .map(({ entries }) => {
      const navbar = entries['*'].find(({ slug }) => slug === 'navbar');
      return Object(navbar?.fields['copy'])['cards.cardExclusivityNotice'] as string | undefined;
    });
  const shown = notices.filter((notice) => notice !== undefined);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(notices.length).toBeGreaterThan(shown.length);
  for (const notice of shown) expect(notice).toMatch(/one dining program at a time/);
});
