import { randomBytes, randomInt } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { asksServer } from './site.ts';

/** Somebody made for one test, who is nobody else's. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly publicId: string;
  readonly memberNumber: string;
  readonly password: string;
}

/** The people of a demonstration whom tests copy. */
export type Profile =
  | 'member'
  | 'vip'
  | 'complete'
  | 'optedout'
  | 'nocard'
  | 'closed'
  | 'newmember'
  | 'fixemail'
  | 'history'
  | 'bonuses'
  | 'active'
  | 'lapsed'
  | 'unprofiled'
  | 'activate';

/** Makes somebody who is like one of the invented people, with an address, a number and ids of their own. */
export async function makePerson(page: Page, siteUrl: string | undefined, profile: Profile): Promise<Person> {
  const answer = await asksServer(page, siteUrl)(`/dev/people/${profile}`, { method: 'POST' });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Person;
}

/** An e-mail address that nobody has had before. */
export const newEmail = (): string => `guest-${randomBytes(6).toString('hex')}@example.com`;

/** A number as hilton's guests have them, which nobody has had before. */
export const newMemberNumber = (): string => `QXZ${randomInt(100_000_000, 999_999_999)}`;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The mails to an address, the newest first. */
async function mailsTo(page: Page, siteUrl: string | undefined, address: string): Promise<Mail[]> {
  const answer = await asksServer(page, siteUrl)('/dev/outbox?format=json');
  const { mails } = (await answer.json()) as { mails: Mail[] };
  return mails.filter(({ to }) => to === address);
}

/** The code of the newest mail to an address, once there are so many mails to it. */
export async function codeFor(
  page: Page,
  siteUrl: string | undefined,
  address: string,
  count = 1,
): Promise<string> {
  await expect.poll(async () => (await mailsTo(page, siteUrl, address)).length).toBe(count);
  const [newest] = await mailsTo(page, siteUrl, address);
  const code = /\b\d{6}\b/.exec(newest?.body ?? '')?.[0];
  if (code === undefined) throw new Error('The mail has no code.');
  return code;
}
