export { readPageFiles } from './page-files.ts';
export { startSecureFrame } from './start-secure-frame.ts';
