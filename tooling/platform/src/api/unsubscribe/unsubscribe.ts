import type { PartnerSettings } from '@tableside/partner-config/schema';
import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';

import { findMember } from '../../accounts/find-member.ts';
import { partnerOf } from '../../accounts/partner-of.ts';
import { schema } from '../../database/database.ts';
import { reminderKinds, type ReminderKind } from '../../database/reminder-kinds.ts';
import {
  isUnsubscribeSignature,
  mailHtml,
  reminderNames,
  startLabel,
  stopLabel,
  type SignedReminder,
} from '../../mail/index.ts';
import { describeCall } from '../../web/describe.ts';
import { limitBody } from '../../web/limit-body.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { Problem } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const { mailOptOuts } = schema;

const link = z.object({
  member: z.string().min(1).max(64),
  kind: z.enum(reminderKinds),
  signature: z.string().min(1).max(64),
});
type Link = z.infer<typeof link>;

const FIELD = 'List-Unsubscribe';
/** "One-Click" is the value that mail providers post (RFC 8058). "Undo" is the page's own. */
const choices = { stop: 'One-Click', startAgain: 'Undo' } as const;
const form = z.object({ [FIELD]: z.enum(choices) });

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
};

const ofReminder = ({ partnerId, memberId, kind }: SignedReminder) =>
  and(eq(mailOptOuts.partnerId, partnerId), eq(mailOptOuts.memberId, memberId), eq(mailOptOuts.kind, kind));

const unsigned = () =>
  new Problem({
    status: 401,
    code: 'unsigned',
    message: 'This link is incomplete or too old. Please use the one in your newest mail.',
  });

const buttonLabels = { stop: stopLabel, startAgain: startLabel } as const;

function writePage(
  partner: PartnerSettings,
  kind: ReminderKind,
  page: { readonly subject: string; readonly body: string; readonly choice: keyof typeof choices },
) {
  const { surfaceBrand, textOnBrand } = partner.brand.colors;
  return mailHtml(
    partner,
    page,
    html`<form method="post">
      <button
        name="${FIELD}"
        value="${choices[page.choice]}"
        style="padding:12px 24px;border:0;background:${surfaceBrand};color:${textOnBrand};font:inherit;font-weight:700"
      >
        ${buttonLabels[page.choice](kind)}
      </button>
    </form>`,
  );
}

const writeQuestionPage = (partner: PartnerSettings, kind: ReminderKind) =>
  writePage(partner, kind, {
    subject: `${stopLabel(kind)}?`,
    body: `You’ll still get other mails from ${partner.programName}.\n`,
    choice: 'stop',
  });

const writeStoppedPage = (partner: PartnerSettings, kind: ReminderKind) =>
  writePage(partner, kind, {
    subject: 'You’re all set',
    body: `You won’t get ${reminderNames[kind]} from ${partner.programName} anymore.\n\n${partner.siteUrl}\n`,
    choice: 'startAgain',
  });

const writeStartedPage = (partner: PartnerSettings, kind: ReminderKind) =>
  writePage(partner, kind, {
    subject: 'You’re all set',
    body: `You’ll get ${reminderNames[kind]} from ${partner.programName} again.\n\n${partner.siteUrl}\n`,
    choice: 'stop',
  });

/** Opening the link only shows a button, because link scanners open every link of a mail (NOT-05). */
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
          'Page with a button that stops one kind of mail, as linked in the mail, or starts it again. Changes ' +
          'nothing. 401 "unsigned" if the signature is not that of the member and kind.',
        tag: 'member',
        status: 200,
        response: 'page',
        problems: [400, 401, 404],
      }),
      validate('query', link),
      async (context) => {
        const { partner, reminder } = requireSignature(context, context.req.valid('query'));
        const [stopped] = await database.orm.select().from(mailOptOuts).where(ofReminder(reminder));
        const write = stopped ? writeStoppedPage : writeQuestionPage;
        return context.html(await write(partner, reminder.kind), 200, headers);
      },
    )
    .post(
      '/Mail/Unsubscribe',
      describeCall({
        operationId: 'unsubscribe',
        summary:
          'Stops one kind of mail to one member with one click, as RFC 8058 describes, or with "Undo" starts it ' +
          'again. Needs no session. Idempotent. 401 "unsigned" if the signature is not that of the member and kind.',
        tag: 'member',
        status: 200,
        response: 'page',
        problems: [400, 401, 404],
      }),
      limitBody,
      validate('query', link),
      validate('form', form),
      async (context) => {
        const { partner, reminder } = requireSignature(context, context.req.valid('query'));
        if (context.req.valid('form')[FIELD] === choices.startAgain) {
          await database.orm.delete(mailOptOuts).where(ofReminder(reminder));
          return context.html(await writeStartedPage(partner, reminder.kind), 200, headers);
        }
        const { partnerId, memberId, kind } = reminder;
        if (await findMember(database, partnerId, memberId))
          await database.orm
            .insert(mailOptOuts)
            .values({ partnerId, memberId, kind, createdAt: now() })
            .onConflictDoNothing();
        return context.html(await writeStoppedPage(partner, kind), 200, headers);
      },
    );
}
