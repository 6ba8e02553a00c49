export { startIdentity, type Identity } from './start-identity.ts';
export type { OwnClients } from './provider/start-provider.ts';
