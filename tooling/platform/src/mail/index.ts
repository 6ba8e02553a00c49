export { mailHtml } from './mail-html.ts';
export { createMailer, type Mailer, type MailTransaction } from './mailer.ts';
export {
  accountClosedMail,
  accountKeptMail,
  bonusEndingMail,
  claimDecidedMail,
  claimReceivedMail,
  dataCodeMail,
  erasedMail,
  erasureRequestedMail,
  newDeviceMail,
  emailChangedMail,
  emailChangeMail,
  emailTakenMail,
  passwordChangedMail,
  profileAddedMail,
  recoveryMail,
  reservationCancelledMail,
  reservationMail,
  rewardPostedMail,
  tableTomorrowMail,
  vipAtRiskMail,
} from './mails.ts';
export { reminderNames, stopLabel, type Reminder } from './reminder.ts';
export { sendBySmtp } from './smtp.ts';
export { isUnsubscribeSignature, UNSUBSCRIBE_PATH, unsubscribeUrl } from './unsubscribe-url.ts';
