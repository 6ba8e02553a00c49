export { startCaptcha, type Captcha, type CaptchaOptions } from './create-captcha.ts';
export { useCaptcha, type CaptchaSubmit } from './use-captcha.ts';
