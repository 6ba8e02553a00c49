import { isIPv6 } from 'node:net';

import { keyedHash } from './rate-limit.ts';

function groupsOf(address: string): number[] {
  // The URL parser normalizes an IPv6 address to hexadecimal digits with at most one "::".
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/**
 * Returns the network to which rate limits apply: the whole address for IPv4, the /64 for IPv6. An IPv4-mapped
 * address (`::ffff:192.0.2.1`) counts as IPv4, and a port that a proxy has added is ignored. An invalid address
 * is a network of its own. See docs/decisions/0019-rate-limits.md.
 */
export function networkKey(address: string): string {
  const [, bare = address] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  const withoutZone = bare.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return withoutZone;
  const groups = groupsOf(withoutZone);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

interface Client {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Returns the subject of limits per client, which is a network with a user agent. A session would not do,
 * because an attacker can get a new one at no cost.
 */
export const clientSubject = (secret: string, { address, userAgent = '' }: Client): string =>
  keyedHash(secret, `client ${networkKey(address)} ${userAgent}`);

export const networkSubject = (secret: string, address: string): string =>
  keyedHash(secret, `network ${networkKey(address)}`);
