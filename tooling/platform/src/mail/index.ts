export { assignMails } from './assign-mails.ts';
export { mailHtml } from './mail-html.ts';
export { createMailer, type Mailer, type MailTransaction } from './mailer.ts';
export {
  accountClosedMail,
  accountRetainedMail,
  dataCodeMail,
  emailChangedMail,
  emailChangeMail,
  emailTakenMail,
  erasedMail,
  erasureRequestedMail,
  newDeviceMail,
  passwordChangedMail,
  profileAddedMail,
  recoveryMail,
} from './account-mails.ts';
export { reminderNames, startLabel, stopLabel } from './reminder.ts';
export { sendBySmtp } from './smtp.ts';
export {
  isUnsubscribeSignature,
  type SignedReminder,
  UNSUBSCRIBE_PATH,
  unsubscribeUrl,
} from './unsubscribe-url.ts';
export {
  bonusEndingMail,
  claimDecidedMail,
  claimReceivedMail,
  reservationCanceledMail,
  reservationMail,
  rewardPostedMail,
  tableTomorrowMail,
  vipAtRiskMail,
} from './visit-mails.ts';
