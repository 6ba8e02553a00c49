import type { Page } from '@playwright/test';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function rawRequest(page: Page, call: RawRequest): Promise<{ status: number; body: unknown }> {
  return page.evaluate(async ({ method = 'GET', path, body, headers }) => {
    const response = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }, call);
}

export async function csrfHeader(page: Page): Promise<Record<string, string>> {
  // The site fetches its own token on load. A second call before there is a session would start another
  // session.
  await page.waitForFunction(() => sessionStorage.getItem('dr.antiForgeryToken') !== null);
  const { body } = await rawRequest(page, { path: '/api/CSRF' });
  return { 'X-XSRF-TOKEN': (body as { csrfToken: string }).csrfToken };
}

export async function authorizationHeader(page: Page): Promise<Record<string, string>> {
  const { body } = await rawRequest(page, { path: '/api/Member' });
  return { Authorization: `Bearer ${(body as { session: { accessToken: string } }).session.accessToken}` };
}
