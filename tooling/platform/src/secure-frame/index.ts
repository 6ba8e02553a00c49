export { startSecureFrame, type SecureFrame } from './start-secure-frame.ts';
