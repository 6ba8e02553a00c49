import type { PartnerSettings } from '@tableside/partner-config';

import { accountKeptMail, newDeviceMail, type Mailer } from '../mail/index.ts';
import type { NewDevice } from './member-sessions.ts';

/** What a member who signs in is told by mail: that the account stays, or that the device is new (PRV-04, SES-32). */
export const signInMails = (mailer: Pick<Mailer, 'writeMailLater'>, partner: PartnerSettings) => ({
  onKept: (email: string) => mailer.writeMailLater(accountKeptMail(partner, email)),
  onNewDevice: (news: NewDevice) => mailer.writeMailLater(newDeviceMail(partner, news)),
});
