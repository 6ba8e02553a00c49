export { withCaptcha } from './captcha-gate.ts';
export { verifyExternally, type VerifyCaptcha } from './verify-captcha.ts';
