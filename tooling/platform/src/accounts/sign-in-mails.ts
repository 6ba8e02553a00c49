import type { PartnerSettings } from '@tableside/partner-config';

import { accountRetainedMail, newDeviceMail, type Mailer } from '../mail/index.ts';
import type { NewDevice } from './member-sessions.ts';

export const signInMails = (mailer: Pick<Mailer, 'writeMailLater'>, partner: PartnerSettings) => ({
  onRetained: (email: string) => mailer.writeMailLater(accountRetainedMail(partner, email)),
  onNewDevice: (news: NewDevice) => mailer.writeMailLater(newDeviceMail(partner, news)),
});
