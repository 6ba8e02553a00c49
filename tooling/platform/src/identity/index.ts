export { startIdentity, type Identity } from './start-identity.ts';
