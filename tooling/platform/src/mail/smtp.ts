import type { PartnerSettings } from '@tableside/partner-config';
import { createTransport } from 'nodemailer';

import type { SendMail } from './mailer.ts';

/** For each answer of the server. A mail takes eight of them at the most: less than the mailer waits for a try. */
const WAIT_MS = 10_000;

interface SmtpOptions {
  /** Such as smtps://user:password@mail.example:465. */
  readonly url: string;
  /** The address that all mail comes from; without one each program has its own. */
  readonly from: string | undefined;
  readonly partners: readonly PartnerSettings[];
}

/** The mailbox that answers go to, when the program has one. */
const supportMailbox = ({ customerSupport }: PartnerSettings): string | undefined =>
  customerSupport.email.href.startsWith('mailto:')
    ? customerSupport.email.href.slice('mailto:'.length).split('?')[0]
    : undefined;

/** Sends through an SMTP server, each mail in the name of its partner's program. */
export function sendBySmtp({ url, from, partners }: SmtpOptions): SendMail {
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
    if (!partner) throw new Error('The program of this mail is not served here.');
    const replyTo = supportMailbox(partner);
    await transport.sendMail({
      from: {
        name: partner.programName,
        address: from ?? `no-reply@${new URL(partner.siteUrl).hostname}`,
      },
      // As an object, so that nothing in the address is read as a second recipient.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo }),
      subject,
      text: body,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
