export { withCaptcha } from './captcha-gate.ts';
export { createCaptchaApp } from './captcha-app.ts';
export { forgetOldTokens } from './challenges.ts';
export { verifyElsewhere, verifyHere, type VerifyCaptcha } from './verify-captcha.ts';
