import type { Page } from '@playwright/test';

/** What somebody else's page wants the site to take for the member's own wish. */
export interface Forgery {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/** Sends a forgery in every way that a script of another page has. */
export async function sendByScript(page: Page, { method, url, body }: Forgery): Promise<void> {
  await page.evaluate(
    async ({ verb, target, text }) => {
      const ways: RequestInit[] = [];
      for (const mode of ['no-cors', 'cors'] as const) {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
          const way: RequestInit = { method: verb, mode, credentials: 'include' };
          ways.push(verb === 'GET' ? way : { ...way, body: text, headers: { 'Content-Type': type } });
        }
      }
      ways.push({ method: verb, credentials: 'include', headers: { 'X-XSRF-TOKEN': 'CSRF_UNAVAILABLE' } });
      for (const way of ways) {
        // A refusal that a script may not read is an error to it; what came of it the server is asked afterwards.
        await fetch(target, way).catch(() => undefined);
      }
      navigator.sendBeacon(target, new Blob([text], { type: 'text/plain' }));
      await new Promise<void>((resolve) => {
        const picture = new Image();
        picture.addEventListener('error', () => resolve());
        picture.addEventListener('load', () => resolve());
        picture.src = target;
      });
    },
    { verb: method, target: url, text: JSON.stringify(body) },
  );
}

export const enctypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Sends a forgery by a form, into a frame or instead of the page itself, and waits until it was answered. */
export async function sendByForm(
  page: Page,
  { method, url, body }: Forgery,
  { enctype, target }: { readonly enctype: string; readonly target: 'frame' | '_self' },
): Promise<void> {
  const sent = page.waitForRequest((request) => request.url().split('?')[0] === url, { timeout: 15_000 });
  await page.evaluate(
    (wish) => {
      const form = document.createElement('form');
      form.method = wish.method === 'GET' ? 'get' : 'post';
      form.action = wish.url;
      form.enctype = wish.enctype;
      form.target = wish.target;
      if (wish.target === 'frame') {
        // A frame that was refused once belongs to nobody any longer: each form has its own.
        document.querySelector('iframe')?.remove();
        const frame = document.createElement('iframe');
        frame.name = wish.target;
        document.body.append(frame);
      }
      // As text/plain, name and value make one JSON object.
      const field = document.createElement('input');
      field.name = `${wish.text.slice(0, -1)},"more":"`;
      field.value = '"}';
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { method, url, enctype, target, text: JSON.stringify(body) },
  );
  await (await sent).response();
  if (target === '_self') await page.waitForURL(({ origin, pathname }) => origin + pathname === url);
}
