import { createHash } from 'node:crypto';

import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export interface OutboxMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly failure: string | null;
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { margin: 0 0 .25rem; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
article { margin-top: 1.5rem; padding: 1rem 1.25rem; border: 1px solid GrayText; border-radius: .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 1rem 0 0; padding-top: 1rem; border-top: 1px solid GrayText; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { display: inline-block; padding: .625rem 0; }
.hidden { position: absolute; clip-path: inset(50%); white-space: nowrap; }
`;

export const outboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Mails use style attributes, which a policy cannot allow by hash. */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const stateOf = ({ sentAt, failure }: OutboxMail): string => {
  if (sentAt !== null) return `sent at ${sentAt}`;
  return failure === null ? 'stored only' : `not sent: ${failure}`;
};

const article = (mail: OutboxMail) => html`
  <article aria-labelledby="mail-${mail.id}">
    <h2 id="mail-${mail.id}">${mail.subject}</h2>
    <dl>
      <dt>To</dt>
      <dd>${mail.to}</dd>
      <dt>Written</dt>
      <dd><time datetime="${mail.createdAt}">${mail.createdAt}</time></dd>
      <dt>State</dt>
      <dd>${stateOf(mail)}</dd>
    </dl>
    <pre>${mail.body}</pre>
    <a href="/dev/outbox/${mail.id}">See it as HTML<span class="hidden">: ${mail.subject}</span></a>
  </article>
`;

export async function outboxPage(
  programName: string,
  mails: readonly OutboxMail[],
): Promise<HtmlEscapedString> {
  // The policy contains the hash of this exact text, so the template must not escape it.
  const styleElement = raw(`<style>${style}</style>`);
  return await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox of ${programName}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>Outbox of ${programName}</h1>
          <p>${mails.length === 0 ? 'No mail yet.' : 'Newest first.'}</p>
          <a href="/dev/outbox">Look again</a>
          ${mails.map(article)}
        </main>
      </body>
    </html>`;
}
