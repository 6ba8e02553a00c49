export { createCaptchaApp, verifyHere } from './captcha-app.ts';
export { purgeExpiredTokens } from './challenges.ts';
