export { startCaptcha, type Captcha } from './create-captcha.ts';
export { useCaptcha, type CaptchaSubmit } from './use-captcha.ts';
