import type { Server } from 'node:http';

import { close, createListener, drain, listen } from '../web/listening.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { partnerOfHost } from './hosts.ts';
import { createGatewayCache } from './response-cache.ts';
import { commonHeaders, dataHeaders } from './security-headers.ts';

interface StartOptions extends Omit<GatewayOptions, 'cacheResponses' | 'partnerIds' | 'partnerOfHost'> {
  readonly host: string;
  readonly port: number;
  readonly defaultPartner: string;
  /** Outside production, each partner has a port of its own on `localhost`; this is the first. */
  readonly firstPartnerPort: number;
  readonly localPorts: Map<number, string>;
  readonly countResponse: (route: string, seconds: number) => void;
}

export interface RunningGateway {
  readonly port: number;
  drain(): void;
  stop(): Promise<void>;
}

export async function startGateway(options: StartOptions): Promise<RunningGateway> {
  const { partners, defaultPartner, host, firstPartnerPort, localPorts, isProduction } = options;
  const partnerIds = partners.map(({ id }) => id);
  const publicHosts = new Map(partners.map(({ id, siteUrl }) => [new URL(siteUrl).hostname, id]));
  const hosts = { partnerIds, defaultPartner, localPorts, publicHosts };
  const { log, trustsProxy, countResponse } = options;
  // Cached responses would skip the demo's fault switches as well as tracing.
  const repeated =
    options.services.switches || options.traceRequest
      ? undefined
      : createGatewayCache({ log, trustsProxy, countResponse });
  const gateway = createGateway({
    ...options,
    cacheResponses: repeated?.cacheResponse,
    partnerIds,
    partnerOfHost: (name) => partnerOfHost(name, hosts),
  });
  const servers: Server[] = [];
  const stop = async () => void (await Promise.all(servers.map(close)));
  const open = (wanted: number, variable?: string) => {
    const headers = { ...commonHeaders(isProduction), ...dataHeaders };
    const options = { respondsItself: repeated?.respond, needsNoHost: true };
    const server = createListener(gateway.fetch, headers, options);
    servers.push(server);
    return listen(server, wanted, host, variable);
  };
  try {
    const port = await open(options.port);
    for (const [index, id] of isProduction ? [] : partnerIds.entries())
      localPorts.set(await open(firstPartnerPort && firstPartnerPort + index, 'PARTNER_PORTS'), id);
    return { port, drain: () => servers.forEach(drain), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
