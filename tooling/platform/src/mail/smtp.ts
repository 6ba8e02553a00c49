import type { PartnerSettings } from '@tableside/partner-config/schema';
import { createTransport } from 'nodemailer';

import { STOP_JOBS_WITHIN_MS } from '../jobs/index.ts';
import { mailHtml } from './mail-html.ts';
import type { SendMail } from './mailer.ts';

const WAIT_MS = 10_000;
/**
 * Total timeout of all responses. A stop of the queue waits longer, because a mail whose attempt is
 * interrupted may have been accepted and would be sent again.
 */
const ATTEMPT_WITHIN_MS = STOP_JOBS_WITHIN_MS - 5000;

interface SmtpOptions {
  readonly url: string;
  readonly from: string | undefined;
  readonly partners: readonly PartnerSettings[];
  /** Time limit for one mail, in milliseconds. */
  readonly attemptWithinMs?: number;
}

const supportMailbox = ({ customerSupport }: PartnerSettings): string | undefined =>
  customerSupport.email.href.startsWith('mailto:')
    ? customerSupport.email.href.slice('mailto:'.length).split('?')[0]
    : undefined;

export function sendBySmtp({
  url,
  from,
  partners,
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
  return async ({ partnerId, to, subject, body }) => {
    const partner = partners.find(({ id }) => id === partnerId);
    if (!partner) throw new Error('This platform does not serve the program of this mail.');
    const replyTo = supportMailbox(partner);
    await transport.sendMail({
      from: {
        name: partner.programName,
        address: from ?? `no-reply@${new URL(partner.siteUrl).hostname}`,
      },
      // Passes an object, so that no part of the address is parsed as a second recipient.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo }),
      subject,
      text: body,
      html: await mailHtml(partner, { subject, body }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(attemptWithinMs),
    });
  };
}
