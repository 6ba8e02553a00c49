import { expect, test } from 'vitest';

import { describeEvents } from './events.ts';
import { findingsOf, storedData } from './proof.ts';
import type { SiteVisit } from './visit-site.ts';

const clean: SiteVisit = {
  pages: [],
  thirdParties: [],
  cookies: [],
  storageKeys: [],
  scripts: [],
  errors: [],
};
const build = { contains: (text: string) => text === 'dr.mapView' || text === 'dr.surveySeen.' };
const session = { name: 'tableside-session', isReadable: false, sameSite: 'Lax' };

test('what is kept is the server’s cookies and the keys in the build, each with whether it was seen', () => {
  const visit = { cookies: [session], storageKeys: ['dr.surveySeen.abc'] };
  const { stored, unlisted } = storedData(build, visit, { hasWorker: false });
  const seen = stored.map(({ name, isSeen }) => [name, isSeen] as const);
  expect(seen).toContainEqual(['tableside-session', true]);
  expect(seen).toContainEqual(['tableside-signed-in', false]);
  expect(seen).toContainEqual(['dr.mapView', false]);
  expect(seen).toContainEqual(['dr.surveySeen.<survey>', true]);
  expect(seen.map(([name]) => name)).not.toContain('dr.joinDraft');
  expect(unlisted).toEqual([]);
});

test('a cookie or key in no list is found', () => {
  const cookies = [{ name: '_ga', isReadable: true, sameSite: 'Lax' }];
  const { unlisted } = storedData(build, { cookies, storageKeys: ['tracker'] }, { hasWorker: false });
  expect(unlisted).toEqual(['_ga', 'tracker']);
});

test('third parties, unlisted names, violations and errors are findings', () => {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, data: 0, other: 0 };
  const axe = {
    passed: 3,
    violations: [{ rule: 'label', help: 'Form elements must have labels', count: 1 }],
  };
  const visit: SiteVisit = {
    ...clean,
    thirdParties: ['https://tracker.example'],
    errors: ['Home: not defined'],
    pages: [{ name: 'Home', path: '/', requests: 1, bytes, axe }],
  };
  expect(findingsOf(visit, ['_ga'])).toEqual([
    'A page contacted https://tracker.example.',
    'The browser kept _ga, whose purpose is in no list.',
    'Home: axe found label (Form elements must have labels).',
    'An error was logged: Home: not defined',
  ]);
  expect(findingsOf(clean, [])).toEqual([]);
});

test('events are those of the contract that the build contains', () => {
  const [only, ...others] = describeEvents((name) => name === 'carousel');
  expect(others).toEqual([]);
  expect(only?.names).toEqual(['carousel']);
  expect(only?.fields).toContain('merchantIds');
  expect(describeEvents(() => true).flatMap(({ names }) => names)).toContain('reservationBookingSuccess');
});
