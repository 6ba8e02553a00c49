import { expect, test } from 'vitest';

import { usStates } from './us-states.ts';

test('PRO-07 fifty states, the District of Columbia and five territories, each once and in alphabetical order', () => {
  expect(usStates).toHaveLength(56);
  expect(new Set(usStates.map(({ value }) => value)).size).toBe(56);
  expect(usStates.filter(({ value, label }) => !/^[A-Z]{2}$/.test(value) || label.trim() !== label)).toEqual(
    [],
  );
  expect(usStates.slice(51).map(({ value, label }) => [value, label])).toEqual([
    ['AS', 'American Samoa'],
    ['GU', 'Guam'],
    ['MP', 'Northern Mariana Islands'],
    ['PR', 'Puerto Rico'],
    ['VI', 'U.S. Virgin Islands'],
  ]);
  const codes = usStates.slice(0, 51).map(({ value }) => value);
  expect(codes.join(' ')).toBe(
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
  );
  const names = usStates.slice(0, 51).map(({ label }) => label);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(usStates).toContainEqual({ value: 'DC', label: 'District of Columbia' });
});
