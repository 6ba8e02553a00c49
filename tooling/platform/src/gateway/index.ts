export { contentRoutes } from './content-routes.ts';
export { partnerOfHost } from './hosts.ts';
export { startGateway } from './start-gateway.ts';
