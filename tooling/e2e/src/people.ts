import { randomBytes, randomInt } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { requestServer } from './site.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly publicId: string;
  readonly memberNumber: string;
  readonly password: string;
}

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
  | 'deactivated'
  | 'blocked'
  | 'activate';

/** Creates a copy of a demo member with a unique email address, number and ids. */
export async function createPerson(
  page: Page,
  siteUrl: string | undefined,
  profile: Profile,
): Promise<Person> {
  const answer = await requestServer(page, siteUrl)(`/dev/people/${profile}`, { method: 'POST' });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Person;
}

export const newEmail = (): string => `guest-${randomBytes(6).toString('hex')}@example.com`;

export const newMemberNumber = (): string => `QXZ${randomInt(100_000_000, 999_999_999)}`;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

async function mailsTo(page: Page, siteUrl: string | undefined, address: string): Promise<Mail[]> {
  const answer = await requestServer(page, siteUrl)('/dev/outbox?format=json');
  const { mails } = (await answer.json()) as { mails: Mail[] };
  return mails.filter(({ to }) => to === address);
}

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
