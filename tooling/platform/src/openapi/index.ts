export { readMember } from './example-client.ts';
