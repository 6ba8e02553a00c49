import type { PartnerSettings } from '@tableside/partner-config';
import { createTransport } from 'nodemailer';

import type { SendMail } from './mailer.ts';

/**
 * Timeout of each server response. A mail takes at most eight of them, less than the mailer's timeout of an
 * attempt.
 */
const WAIT_MS = 10_000;

interface SmtpOptions {
  /** Such as smtps://user:password@mail.example:465. */
  readonly url: string;
  /** The sender address of all mail; without it each program has its own. */
  readonly from: string | undefined;
  readonly partners: readonly PartnerSettings[];
}

/** The program's mailbox for replies, if it has one. */
const supportMailbox = ({ customerSupport }: PartnerSettings): string | undefined =>
  customerSupport.email.href.startsWith('mailto:')
    ? customerSupport.email.href.slice('mailto:'.length).split('?')[0]
    : undefined;

/** Sends mail through an SMTP server, with the partner's program as the sender. */
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
    if (!partner) throw new Error('This platform does not serve the program of this mail.');
    const replyTo = supportMailbox(partner);
    await transport.sendMail({
      from: {
        name: partner.programName,
        address: from ?? `no-reply@${new URL(partner.siteUrl).hostname}`,
      },
      // An object, so that no part of the address is parsed as a second recipient.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo }),
      subject,
      text: body,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
