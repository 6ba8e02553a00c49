import fc from 'fast-check';
import { expect, test } from 'vitest';

import { networkKey } from './network-key.ts';

test('API-09.d an IPv6 address counts by its first half, in any spelling', () => {
  const same = [
    '2001:db8::1',
    '2001:DB8:0:0::2',
    '2001:0db8:0000:0000:1:2:3:4',
    '2001:db8:0:0:ffff::',
    '2001:db8::192.0.2.1',
    '[2001:db8::5]',
    '[2001:db8::5]:443',
  ];
  expect(new Set(same.map(networkKey))).toEqual(new Set(['2001:db8:0:0::/64']));
  expect(networkKey('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
  expect(networkKey('::1')).toBe('0:0:0:0::/64');
  expect(networkKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('API-09.d an IPv4 address counts as a whole, even if it is IPv4-mapped', () => {
  for (const address of [
    '192.0.2.1',
    '192.0.2.1:50123',
    '::ffff:192.0.2.1',
    '::FFFF:c000:201',
    '[::ffff:192.0.2.1]:80',
  ]) {
    expect([address, networkKey(address)]).toEqual([address, '192.0.2.1']);
  }
  for (const other of ['', 'unknown', '1.2.3', ':::']) expect(networkKey(other)).toBe(other);
});

test('API-09.d two IPv6 addresses are in the same network if their first 64 bits are equal', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const hex = (numbers: readonly number[]) => numbers.map((number) => number.toString(16)).join(':');
  fc.assert(
    fc.property(groups, groups, groups, (network, one, other) => {
      fc.pre(network.some((group) => group !== 0));
      const key = networkKey(`${hex(network)}:${hex(one)}`);
      expect(key).toBe(`${hex(network)}::/64`);
      expect(networkKey(`${hex(network)}:${hex(other)}`)).toBe(key);
    }),
  );
});
