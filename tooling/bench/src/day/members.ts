import { randomInt, randomUUID } from 'node:crypto';

import { withDatabase } from '@tableside/platform/database';
import { readEnvironment } from '@tableside/platform/hosting';

import { addActivity } from '../platform/invent-members.ts';
import type { Account } from './person.ts';

const PASSWORD = 'table4load';

type Headers = Readonly<Record<string, string>>;

const headersOf = (partnerId: string, network: number): Headers => ({
  'X-Tableside-Partner': partnerId,
  'X-Forwarded-For': `10.255.${network >> 8}.${network & 255}`,
  'Sec-Fetch-Site': 'same-origin',
});

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

async function withToken(
  origin: string,
  headers: Headers,
  cookies: readonly string[] = [],
): Promise<Headers> {
  const sent = { ...headers, Cookie: cookies.join('; ') };
  const response = await fetch(new URL('/api/CSRF', origin), { headers: sent });
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  return {
    ...headers,
    Cookie: [...cookies, ...cookiesOf(response)].join('; '),
    'X-XSRF-TOKEN': csrfToken,
    'Content-Type': 'application/json',
  };
}

/**
 * Enrolls new members through direct enrollment. Each comes from another IP address, because enrollment is
 * limited by address.
 */
export async function joinMembers(origin: string, partnerId: string, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `load-${randomUUID().slice(0, 13)}@example.com`;
    const response = await fetch(new URL('/api/Members/Prospects', origin), {
      method: 'POST',
      headers: await withToken(origin, headersOf(partnerId, index)),
      body: JSON.stringify({
        firstName: 'Robin',
        lastName: 'Okafor',
        email,
        password: PASSWORD,
        passwordConfirm: PASSWORD,
        memberNumber: `LOD${randomInt(1e8, 1e9)}`,
        address1: '1 State Street',
        city: 'Chicago',
        state: 'IL',
        zipCode: '60601',
        phoneNumber: '',
        smsOptIn: false,
        emailOptIn: true,
        terms: true,
        termsVersion: '1',
      }),
    });
    if (response.status !== 201)
      throw new Error(`Joining answered ${response.status}: ${await response.text()}`);
    accounts.push({ email, password: PASSWORD });
  }
  return accounts;
}

export const giveActivity = (databaseUrl: string, accounts: readonly Account[]) =>
  withDatabase({ ...readEnvironment(), databaseUrl }, (database) =>
    addActivity(
      database,
      accounts.map(({ email }) => email),
      new Date(),
    ),
  );

export async function signInMembers(
  origin: string,
  partnerId: string,
  accounts: readonly Account[],
): Promise<Headers[]> {
  const signedIn: Headers[] = [];
  for (const [index, { email, password }] of accounts.entries()) {
    const headers = headersOf(partnerId, index);
    const response = await fetch(new URL('/api/SignIn', origin), {
      method: 'POST',
      headers: await withToken(origin, headers),
      body: JSON.stringify({ userName: email, password, rememberMe: false }),
    });
    if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
    const { session } = (await response.json()) as { session: { accessToken: string } };
    const own = { ...headers, Authorization: `Bearer ${session.accessToken}` };
    signedIn.push(await withToken(origin, own, cookiesOf(response)));
  }
  return signedIn;
}
