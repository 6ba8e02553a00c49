export { mailHtml } from './mail-html.ts';
export { createMailer, type Mailer, type MailTransaction } from './mailer.ts';
export {
  accountClosedMail,
  claimDecidedMail,
  claimReceivedMail,
  passwordChangedMail,
  profileAddedMail,
  recoveryMail,
  reservationCancelledMail,
  reservationMail,
} from './mails.ts';
export { sendBySmtp } from './smtp.ts';
