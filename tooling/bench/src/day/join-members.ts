import { randomInt, randomUUID } from 'node:crypto';

import type { Account } from './person.ts';

const PASSWORD = 'table4load';

/** Joins a program with direct enrollment as so many new members, each from another network. */
export async function joinMembers(origin: string, partnerId: string, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const common = {
      'X-Tableside-Partner': partnerId,
      'X-Forwarded-For': `10.255.${index >> 8}.${index & 255}`,
      'Sec-Fetch-Site': 'same-origin',
    };
    const asked = await fetch(new URL('/api/CSRF', origin), { headers: common });
    const { csrfToken } = (await asked.json()) as { csrfToken: string };
    const email = `load-${randomUUID().slice(0, 13)}@example.com`;
    const response = await fetch(new URL('/api/Members/Prospects', origin), {
      method: 'POST',
      headers: {
        ...common,
        Cookie: asked.headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; '),
        'X-XSRF-TOKEN': csrfToken,
        'Content-Type': 'application/json',
      },
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
      }),
    });
    if (response.status !== 201)
      throw new Error(`Joining answered ${response.status}: ${await response.text()}`);
    accounts.push({ email, password: PASSWORD });
  }
  return accounts;
}
