import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';

import { findMember } from '../../accounts/find-member.ts';
import { partnerOf } from '../../accounts/partner-of.ts';
import { schema } from '../../database/database.ts';
import { reminderKinds } from '../../database/reminder-kinds.ts';
import { isUnsubscribeSignature, mailHtml, reminderNames, stopLabel } from '../../mail/index.ts';
import { describeCall } from '../../web/describe.ts';
import { limitBody } from '../../web/limit-body.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { Problem } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const link = z.object({
  member: z.string().min(1).max(64),
  kind: z.enum(reminderKinds),
  signature: z.string().min(1).max(64),
});
type Link = z.infer<typeof link>;

const FIELD = 'List-Unsubscribe';
const ONE_CLICK = 'One-Click';
const oneClick = z.object({ [FIELD]: z.literal(ONE_CLICK) });

/** The pages style themselves inline and run nothing. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
};

const unsigned = () =>
  new Problem({
    status: 401,
    code: 'unsigned',
    message: 'This link is incomplete or too old. Please use the one in your newest mail.',
  });

/**
 * Stops one kind of mail to one member (NOT-05). The link's signature authenticates the member, so the guards
 * for pages do not apply. Opening the link only asks, because link scanners open every link of a mail.
 */
export function createUnsubscribe(options: ApiOptions) {
  const { database, now } = options;

  function requireSignature(context: Context<PlatformEnv>, { member, kind, signature }: Link) {
    const partner = partnerOf(context, options);
    const reminder = { partnerId: partner.id, memberId: member, kind };
    if (!isUnsubscribeSignature(options, reminder, signature)) throw unsigned();
    return { partner, reminder };
  }

  return new Hono<PlatformEnv>()
    .get(
      '/Mail/Unsubscribe',
      describeCall({
        operationId: 'askToUnsubscribe',
        summary:
          'Page with a button that stops one kind of mail, as linked in the mail. Changes nothing. 401 ' +
          '"unsigned" if the signature is not that of the member and kind.',
        tag: 'member',
        status: 200,
        answer: 'page',
        problems: [400, 401, 404],
      }),
      validate('query', link),
      async (context) => {
        const { partner, reminder } = requireSignature(context, context.req.valid('query'));
        const { surfaceBrand, textOnBrand } = partner.brand.colors;
        const page = await mailHtml(
          partner,
          {
            subject: `${stopLabel(reminder.kind)}?`,
            body: `You’ll still get other mails from ${partner.programName}.\n`,
          },
          html`<form method="post">
            <button
              name="${FIELD}"
              value="${ONE_CLICK}"
              style="padding:12px 24px;border:0;background:${surfaceBrand};color:${textOnBrand};font:inherit;font-weight:700"
            >
              ${stopLabel(reminder.kind)}
            </button>
          </form>`,
        );
        return context.html(page, 200, headers);
      },
    )
    .post(
      '/Mail/Unsubscribe',
      describeCall({
        operationId: 'unsubscribe',
        summary:
          'Stops one kind of mail to one member with one click, as RFC 8058 describes. Needs no session. ' +
          'Idempotent. 401 "unsigned" if the signature is not that of the member and kind.',
        tag: 'member',
        status: 200,
        answer: 'page',
        problems: [400, 401, 404],
      }),
      limitBody,
      validate('query', link),
      validate('form', oneClick),
      async (context) => {
        const { partner, reminder } = requireSignature(context, context.req.valid('query'));
        const { partnerId, memberId, kind } = reminder;
        // A mail may be older than the end of the membership.
        if (await findMember(database, partnerId, memberId))
          await database.orm
            .insert(schema.mailOptOuts)
            .values({ partnerId, memberId, kind, createdAt: now() })
            .onConflictDoNothing();
        const page = await mailHtml(partner, {
          subject: 'You’re all set',
          body: `You won’t get ${reminderNames[kind]} from ${partner.programName} anymore.\n\n${partner.siteUrl}\n`,
        });
        return context.html(page, 200, headers);
      },
    );
}
