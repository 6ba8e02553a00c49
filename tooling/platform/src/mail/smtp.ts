import type { PartnerSettings } from '@tableside/partner-config/schema';
import { createTransport } from 'nodemailer';

import { STOP_JOBS_WITHIN_MS } from '../jobs/index.ts';
import { mailHtml, stopHtml } from './mail-html.ts';
import type { Mail } from './mail.ts';
import type { SendMail } from './mailer.ts';
import { stopLabel } from './reminder.ts';
import { supportMailbox } from './support-address.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

const WAIT_MS = 10_000;
/**
 * Limits one attempt as a whole. Stopping the queue waits longer than this, because the server may have
 * accepted a mail whose attempt is interrupted, and it would be sent again.
 */
const ATTEMPT_WITHIN_MS = STOP_JOBS_WITHIN_MS - 5000;

interface SmtpOptions {
  readonly url: string;
  readonly from: string | undefined;
  readonly partners: readonly PartnerSettings[];
  readonly secret: string;
  readonly attemptWithinMs?: number;
}

interface Content {
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function contentOf(
  partner: PartnerSettings,
  { subject, body, reminder }: Mail,
  secret: string,
): Promise<Content> {
  const headers = { 'Auto-Submitted': 'auto-generated' };
  if (!reminder) return { text: body, html: await mailHtml(partner, { subject, body }), headers };
  const url = unsubscribeUrl(secret, partner, reminder);
  return {
    text: `${body}\n${stopLabel(reminder.kind)}: ${url}\n`,
    html: await mailHtml(partner, { subject, body }, stopHtml(reminder.kind, url)),
    headers: {
      ...headers,
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

export function sendBySmtp({
  url,
  from,
  partners,
  secret,
  attemptWithinMs = ATTEMPT_WITHIN_MS,
}: SmtpOptions): SendMail {
  const transport = createTransport({
    url,
    dnsTimeout: WAIT_MS,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const { partnerId, to, subject } = mail;
    const partner = partners.find(({ id }) => id === partnerId);
    if (!partner) throw new Error('This platform does not serve the program of this mail.');
    const replyTo = supportMailbox(partner);
    await transport.sendMail({
      from: {
        name: partner.programName,
        address: from ?? `no-reply@${new URL(partner.siteUrl).hostname}`,
      },
      // An object prevents the address from being parsed, so no part of it can become a second recipient.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo }),
      subject,
      ...(await contentOf(partner, mail, secret)),
      signal: AbortSignal.timeout(attemptWithinMs),
    });
  };
}
