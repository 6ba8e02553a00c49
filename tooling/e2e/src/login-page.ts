import { expect, request as calls, type Page, type Request } from '@playwright/test';

import type { Person } from './people.ts';

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

export async function signIn(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  siteUrl = '',
): Promise<void> {
  await page.goto(`${siteUrl}/login`);
  await loginPage(page).signIn(person);
  await expect(page).not.toHaveURL(/\/login$/);
  await expect(page.getByRole('main')).toBeFocused();
}

export async function startSession(
  page: Page,
  siteUrl: string | undefined,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const { host, hostname, origin, port } = new URL(siteUrl ?? '');
  const server = await calls.newContext({
    // Node does not resolve `*.localhost`.
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { Host: host, Origin: origin },
    userAgent: await page.evaluate(() => navigator.userAgent),
  });
  const { csrfToken } = (await (await server.get('/api/CSRF')).json()) as { csrfToken: string };
  const response = await server.post('/api/SignIn', {
    headers: { 'X-XSRF-TOKEN': csrfToken },
    data: { userName: email, password, rememberMe: false },
  });
  expect(response.ok()).toBe(true);
  const { cookies } = await server.storageState();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })));
  await server.dispose();
}

/** Over http, as in these tests, cookies have no prefix. */
const SESSION_COOKIE = 'tableside-session';
const VISITOR_COOKIE = 'tableside-visitor';
const HINT_COOKIE = 'tableside-signed-in';
export const serverCookies = /^tableside-/;

/**
 * Returns a function that clears cookies once no request is in flight, because a response would set them
 * again.
 */
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

export async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies(page.url());
  return {
    session: cookies.find(({ name }) => name.startsWith(SESSION_COOKIE)),
    visitor: cookies.find(({ name }) => name.startsWith(VISITOR_COOKIE)),
    hint: cookies.find(({ name }) => name.startsWith(HINT_COOKIE)),
  };
}

export async function memberStatusWith(page: Page, sessionId: string): Promise<number> {
  const { host, port } = new URL(page.url());
  const response = await page.request.get(`http://127.0.0.1:${port}/api/Member`, {
    headers: { Host: host, Cookie: `${SESSION_COOKIE}-${host.split('.')[0]}=${sessionId}` },
  });
  return response.status();
}

export const storedRemainingMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('dr.sessionExpiry') ?? '{}') as { deadline?: number };
    return (stored.deadline ?? 0) - Date.now();
  });
