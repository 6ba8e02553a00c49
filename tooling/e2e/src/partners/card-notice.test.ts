import { expect, test } from 'vitest';

import { realPartners } from './real-sites.ts';

test('CRD-32.a some partners say before linking that a card earns in one program at a time, others do not', () => {
  const notices = realPartners
    .filter(({ settings }) => settings.enrollmentType !== 'none')
    .map(({ entries }) => {
      const navbar = entries['*'].find(({ slug }) => slug === 'navbar');
      return Object(navbar?.fields['copy'])['cards.cardExclusivityNotice'] as string | undefined;
    });
  const said = notices.filter((notice) => notice !== undefined);
  expect(said.length).toBeGreaterThanOrEqual(2);
  expect(notices.length).toBeGreaterThan(said.length);
  for (const notice of said) expect(notice).toMatch(/one dining program at a time/);
});
