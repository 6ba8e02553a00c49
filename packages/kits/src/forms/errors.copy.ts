import type { FieldErrorCode } from '@tableside/api-client';
import { defineCopy } from '@tableside/kits/content';

/**
 * The validation messages of forms, by key (VAL-05, VAL-08 to VAL-10, VAL-14). `{label}` is the field's
 * label, `{num}` a limit. The server names its rules by these keys, and the types require a sentence for each
 * of them.
 */
export const errorsCopy = defineCopy('forms', {
  required: 'This field is required.',
  labelRequired: '{label} is required',
  maxLength: '{label} can have at most {num} characters',
  minLength: '{label} must have at least {num} characters',
  exactLength: '{label} must have {num} characters exactly',
  invalid: 'Check {label} and try again.',
  cardNumber: 'This looks like a card number.',
  invalidEmail: 'Enter an email address such as name@example.com.',
  sameEmail: 'Enter a different email address.',
  mismatch: 'This doesn’t match what you typed above.',
  passwordNeedsMix: 'Use at least one letter and one number.',
  passwordHasNumber: 'Leave your {memberNumber} out of your password.',
  wrongPassword: 'This isn’t your current password.',
  wrongCode: 'That isn’t the code we sent.',
  invalidZip: 'Enter a 5-digit ZIP code.',
  foreignZip: '{label}: this ZIP is not located in the U.S.',
  checkFailed: 'Error while checking {label}',
  invalidPhone: 'Invalid phone number, please check the number and try again',
  foreignPhone: 'Invalid US based phone number',
  phoneExtension: 'Enter the phone number without its extension',
  invalidMemberNumber: 'Invalid {memberNumber}',
  emailInUse: 'This email address is already in use',
  memberNumberInUse: 'This {memberNumber} is already in use',
  termsChanged:
    'The program terms have changed since you opened this page. Please read and accept them again.',
  apiError: 'That didn’t go through. What you typed is still here. Please try again.',
  serverError: 'Something went wrong. Please refresh the page and try again.',
  unavailable: 'The service is busy right now. Please try again in a moment.',
  tokenMissing: 'Something went wrong. Please refresh the page and try again. Error Code: {code}',
  cookiesBlocked:
    'This needs cookies, and your browser is blocking them for this site. Allow cookies in your browser settings, then try again.',
  tooMany: 'That was a lot of tries in a short time. Please wait a few minutes and try again.',
  captcha: 'You must complete the reCAPTCHA to continue',
  captchaNotReady: 'reCaptcha is not in ready state.',
  captchaGivenUp: 'Too many network errors, give up on reCaptcha.',
  requiredNote: '* Required field',
  working: 'Working on your request, please wait.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  numLock: 'Num Lock is on.',
  ruleLength: 'At least {num} characters',
  ruleMix: 'A letter and a number',
  ruleDone: '(done)',
  ruleLongest: 'Only the first {num} characters count.',
  summary: '{count} fields need another look',
} satisfies Record<FieldErrorCode, string> & Record<string, string>);

export type FormCopyKey = keyof (typeof errorsCopy)['texts'];
