import { defineCopy } from '@tableside/kit-content';

/** The words for what can be wrong in a form, by key (VAL-05, VAL-08, VAL-09). `{label}` is the field's, `{num}` a limit. */
export const errorsCopy = defineCopy('forms', {
  required: 'This field is required.',
  labelRequired: '{label} is required',
  maxLength: '{label} can have at most {num} characters',
  minLength: '{label} must have at least {num} characters',
  exactLength: '{label} must have {num} characters exactly',
  invalid: 'Check {label} and try again.',
  invalidEmail: 'Enter an email address such as name@example.com.',
  invalidZip: 'Enter a ZIP code of 5 digits.',
  foreignZip: '{label}: this ZIP is not located in the U.S.',
  checkFailed: 'Error while checking {label}',
  apiError: 'That did not go through. What you typed is still here: please try again.',
  serverError: 'Something went wrong. Please refresh the page and try again.',
  tokenMissing: 'Something went wrong. Please refresh the page and try again. Error Code: {code}',
  captcha: 'You must complete the reCAPTCHA to continue',
  captchaNotReady: 'reCaptcha is not in ready state.',
  captchaGivenUp: 'Too many network errors, give up on reCaptcha.',
  requiredNote: '* Required field',
  working: 'Working on your request, please wait.',
  summary: '{count} fields need another look',
});

export type FormCopyKey = keyof (typeof errorsCopy)['texts'];
