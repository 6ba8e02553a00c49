export { withCaptcha } from './captcha-gate.ts';
export { verifyElsewhere, type VerifyCaptcha } from './verify-captcha.ts';
