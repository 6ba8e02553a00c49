export { createMailer, type Mailer } from './mailer.ts';
export {
  passwordChangedMail,
  profileAddedMail,
  recoveryMail,
  reservationCancelledMail,
  reservationMail,
} from './mails.ts';
export { sendBySmtp } from './smtp.ts';
