import type { Page } from '@playwright/test';

export interface CsrfAttack {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

export async function sendByScript(page: Page, { method, url, body }: CsrfAttack): Promise<void> {
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
        // The script gets an error for a response that it may not read. The test checks the effect on the
        // server.
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

export async function sendByForm(
  page: Page,
  { method, url, body }: CsrfAttack,
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
        // A frame whose navigation was rejected cannot be reused, so each form gets its own.
        document.querySelector('iframe')?.remove();
        const frame = document.createElement('iframe');
        frame.name = wish.target;
        document.body.append(frame);
      }
      // With text/plain, name and value together form one JSON object.
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
