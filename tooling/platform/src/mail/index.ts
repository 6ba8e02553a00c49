export { createMailer, type Mailer } from './mailer.ts';
export {
  accountClosedMail,
  passwordChangedMail,
  profileAddedMail,
  recoveryMail,
  reservationCancelledMail,
  reservationMail,
} from './mails.ts';
export { sendBySmtp } from './smtp.ts';
