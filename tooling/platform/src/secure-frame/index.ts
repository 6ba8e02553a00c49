export { startSecureFrame } from './start-secure-frame.ts';
