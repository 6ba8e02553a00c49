import type { PartnerSettings } from '@tableside/partner-config';

import { accountKeptMail, newDeviceMail, type Mailer } from '../mail/index.ts';
import type { NewDevice } from './member-sessions.ts';

export const signInMails = (mailer: Pick<Mailer, 'writeMailLater'>, partner: PartnerSettings) => ({
  onKept: (email: string) => mailer.writeMailLater(accountKeptMail(partner, email)),
  onNewDevice: (news: NewDevice) => mailer.writeMailLater(newDeviceMail(partner, news)),
});
