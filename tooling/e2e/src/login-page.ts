import { expect, type Page, type Request } from '@playwright/test';

import type { Person } from './people.ts';

/** The sign-in screen as somebody uses it. */
export function loginPage(page: Page) {
  const form = page.getByRole('form', { name: 'Sign in' });
  const userName = form.locator('input[name="userName"]');
  const password = form.locator('input[name="password"]');

  return {
    form,
    userName,
    password,
    rememberMe: form.getByRole('checkbox', { name: 'Stay signed in' }),
    submit: form.getByRole('button', { name: 'Sign in' }),
    async signIn(person: Pick<Person, 'email' | 'password'>) {
      await userName.fill(person.email);
      await password.fill(person.password);
      await form.getByRole('button', { name: 'Sign in' }).click();
    },
  };
}

/** Goes to the sign-in screen, signs in and waits until the site has let the person in. */
export async function signIn(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  siteUrl = '',
): Promise<void> {
  await page.goto(`${siteUrl}/login`);
  await loginPage(page).signIn(person);
  await expect(page).not.toHaveURL(/\/login$/);
}

/** Over http, as here, cookies have no prefix and are named after the partner. */
const SESSION_COOKIE = 'tableside-session';
const HINT_COOKIE = 'tableside-signed-in';
/** All that the server keeps in this browser; the anonymous session counts too. */
export const serverCookies = /^tableside-/;
export const sessionCookie = /^tableside-session-/;

/** What takes cookies away once no call is under way: its answer would bring one back. Watches from now on. */
export function cookieRemover(page: Page, name: RegExp): () => Promise<void> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return async () => {
    await expect.poll(() => calls.size).toBe(0);
    await page.context().clearCookies({ name });
  };
}

/** The cookies of a session, as the browser keeps them. */
export async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies(page.url());
  return {
    session: cookies.find(({ name }) => name.startsWith(SESSION_COOKIE)),
    hint: cookies.find(({ name }) => name.startsWith(HINT_COOKIE)),
  };
}

/** What `GET /api/Member` answers to somebody who has nothing but this session cookie. */
export async function memberStatusWith(page: Page, sessionId: string): Promise<number> {
  const { host, port } = new URL(page.url());
  const answer = await page.request.get(`http://127.0.0.1:${port}/api/Member`, {
    headers: { Host: host, Cookie: `${SESSION_COOKIE}-${host.split('.')[0]}=${sessionId}` },
  });
  return answer.status();
}

/** When the session ends as this browser has stored it, in milliseconds from now. */
export const storedRemainingMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('dr.sessionExpiry') ?? '{}') as { deadline?: number };
    return (stored.deadline ?? 0) - Date.now();
  });
