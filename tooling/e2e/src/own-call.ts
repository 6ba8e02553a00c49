import type { Page } from '@playwright/test';

export interface OwnCall {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call of the API as a script of the site's own page does, without what the site's client adds. */
export function ownCall(page: Page, call: OwnCall): Promise<{ status: number; body: unknown }> {
  return page.evaluate(async ({ method = 'GET', path, body, headers }) => {
    const response = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }, call);
}

/** The header that shows a call to be the site's own, with a token of the session as it is now. */
export async function tokenHeader(page: Page): Promise<Record<string, string>> {
  // The site asks for its own at load: who asks before there is a session begins another.
  await page.waitForFunction(() => sessionStorage.getItem('dr.antiForgeryToken') !== null);
  const { body } = await ownCall(page, { path: '/api/CSRF' });
  return { 'X-XSRF-TOKEN': (body as { csrfToken: string }).csrfToken };
}

/** What a call about the member needs: the token of who is signed in. */
export async function accessHeader(page: Page): Promise<Record<string, string>> {
  const { body } = await ownCall(page, { path: '/api/Member' });
  return { Authorization: `Bearer ${(body as { session: { accessToken: string } }).session.accessToken}` };
}
