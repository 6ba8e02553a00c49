import { expect, test } from 'vitest';

import { chunkGroups } from './chunk-groups.ts';

const packages = '/work/packages';
const nameOf = (group: ReturnType<typeof chunkGroups>[number], id: string) =>
  typeof group.name === 'function' ? group.name(id, undefined as never) : group.name;

/** Returns the name of the file for a module, by the first group that has it, as in a build. */
function fileOf(id: string, groups = chunkGroups()): string | undefined {
  const having = groups.filter(
    ({ test: matches, tags }) => !tags && (matches === undefined || (matches as RegExp).test(id)),
  );
  return having
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
    .map((group) => nameOf(group, id) ?? undefined)
    .find((name) => name !== undefined);
}

test.each([
  ['vendor', '/work/node_modules/react-dom/index.js'],
  ['common', `${packages}/core/src/money.ts`],
  ['common', `${packages}/kits/src/session/guard.ts`],
  ['claims', `${packages}/core/src/claims/claim.ts`],
  ['claims', `${packages}/api-client/src/claim.ts`],
  ['account', `${packages}/features/src/account/account.tsx`],
  ['places', `${packages}/kits/src/places/place.ts`],
  ['reservations', `${packages}/core/src/reservation/slot.ts`],
  ['reservations', `${packages}/core/src/local-time.ts`],
  ['tables', `${packages}/kits/src/reservations/table.tsx`],
  ['forms', `${packages}/kits/src/forms/field.tsx`],
  ['forms', '/work/node_modules/formik/index.js'],
  [undefined, `${packages}/features/src/account/history/history.tsx`],
])('the file %s has %s', (name, id) => {
  expect(fileOf(id)).toBe(name);
});

test('what the first page needs is one file, and others are only for modules that several files need', () => {
  const [vendor, app, ...others] = chunkGroups();
  expect(vendor).toMatchObject({ name: 'vendor', priority: 17 });
  expect(vendor?.minShareCount).toBeUndefined();
  expect(app).toMatchObject({ tags: ['$initial'], debugName: 'app', priority: 16 });
  expect(app?.minShareCount).toBeUndefined();
  expect(app && nameOf(app, '')).toBe('app');
  expect(others.filter(({ tags }) => !tags).map(({ minShareCount }) => minShareCount)).toEqual(
    Array(14).fill(2),
  );
});

test('modules that only some sites need have files of their own, after those for all sites, and entries have none', () => {
  const groups = chunkGroups((id) => (id.includes('claim') ? '-2' : ''), ['/work/packages/core/src/main.ts']);
  expect(groups.map(({ debugName }) => debugName).filter((name) => name?.startsWith('claims'))).toEqual([
    'claims',
    'claims of some',
  ]);
  expect(groups.map(({ priority }) => priority)).toEqual(groups.map((_, index) => groups.length - index));
  const [forAll, forSome] = groups.filter(({ debugName }) => debugName?.startsWith('claims'));
  const namesOf = (id: string) => [forAll, forSome].map((group) => group && nameOf(group, id));
  expect(namesOf('claim.ts')).toEqual([null, 'claims-2']);
  expect(namesOf('other.ts')).toEqual(['claims', null]);
  expect(namesOf('/work/packages/core/src/main.ts')).toEqual([null, null]);
  expect(fileOf(`${packages}/core/src/claim.ts`, groups)).toBe('claims-2');
});
