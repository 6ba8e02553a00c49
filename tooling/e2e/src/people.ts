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

export async function createPerson(
  page: Page,
  siteUrl: string | undefined,
  profile: Profile,
): Promise<Person> {
  const response = await requestServer(page, siteUrl)(`/dev/people/${profile}`, { method: 'POST' });
  expect(response.status()).toBe(201);
  return (await response.json()) as Person;
}

export const newEmail = (): string => `guest-${randomBytes(6).toString('hex')}@example.com`;

export const newMemberNumber = (): string => `QXZ${randomInt(100_000_000, 999_999_999)}`;

interface Mail {
  readonly to: string;
  readonly body: string;
}

async function codesTo(page: Page, siteUrl: string | undefined, address: string): Promise<string[]> {
  const response = await requestServer(page, siteUrl)('/dev/outbox?format=json');
  const { mails } = (await response.json()) as { mails: Mail[] };
  return mails
    .filter(({ to }) => to === address)
    .flatMap(({ body }) => /^ {4}(\d{6})$/m.exec(body)?.[1] ?? []);
}

export async function codeFor(page: Page, siteUrl: string | undefined, address: string): Promise<string> {
  await expect.poll(async () => (await codesTo(page, siteUrl, address)).length).toBe(1);
  const [newest = ''] = await codesTo(page, siteUrl, address);
  return newest;
}
