import { expect, test } from 'vitest';

import { usStates } from './us-states.ts';

test('PRO-07 fifty states, the District of Columbia and five territories, each once and in alphabetical order', () => {
  expect(usStates).toHaveLength(56);
  expect(new Set(usStates.map(({ value }) => value)).size).toBe(56);
  expect(usStates.filter(({ value, label }) => !/^[A-Z]{2}$/.test(value) || label.trim() !== label)).toEqual(
    [],
  );
  const territories = usStates.slice(51).map(({ value }) => value);
  expect(territories).toEqual(['AS', 'GU', 'MP', 'PR', 'VI']);
  const names = usStates.slice(0, 51).map(({ label }) => label);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(usStates).toContainEqual({ value: 'DC', label: 'District of Columbia' });
});
