export { startProvider, type OwnClients } from './start-provider.ts';
