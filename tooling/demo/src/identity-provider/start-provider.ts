import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';
import { joinsBySso } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { Database } from '@tableside/platform/database';
import { configuredProviders, type OidcVariables, type ProviderSettings } from '@tableside/platform/identity';
import type { Logger } from 'pino';

import { identityHeaders } from './headers.ts';
import { createInteraction } from './interaction.ts';
import { readKeys } from './keys.ts';
import { createPeople } from './people.ts';
import { developmentClient, ownClient } from './clients.ts';
import { createDevelopmentProvider } from './provider.ts';

export interface StartProviderOptions {
  readonly database: Database;
  /** The provider serves those of these partners for which the environment configures none. */
  readonly partners: readonly PartnerSettings[];
  readonly oidc: Readonly<Record<string, OidcVariables>>;
  /** If set, sign-in is left to this external API. */
  readonly apiUrl?: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly secret: string;
  readonly log: Logger;
  readonly now: () => Date;
}

export type OwnClients = ReadonlyMap<string, Required<ProviderSettings>>;

export interface RunningProvider {
  readonly url: string | undefined;
  readonly clients: ReadonlyMap<string, ProviderSettings>;
  readonly ownClients: OwnClients;
  stop(): Promise<void>;
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((done, fail) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      fail(
        cause.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: choose another for the sign-in with IDENTITY_PORT.`, { cause })
          : cause,
      ),
    );
    server.listen(port, host, done);
  });
  return (server.address() as AddressInfo).port;
}

export async function startProvider(options: StartProviderOptions): Promise<RunningProvider> {
  const { database, log, now, secret } = options;
  const configured = configuredProviders(options.oidc, options.partners);
  const partners = options.partners.filter((one) => joinsBySso(one) && !configured.has(one.id));
  if (partners.length === 0 || options.apiUrl !== undefined)
    return { url: undefined, clients: new Map(), ownClients: new Map(), stop: async () => {} };
  const keys = await readKeys(database);
  const people = createPeople(database, partners, now);
  const server = createServer();
  const port = await listen(server, options.port, options.host);
  const url = `http://localhost:${port}`;

  const { provider, partnerOf } = createDevelopmentProvider({
    issuer: url,
    partners,
    people,
    keys,
    secret,
    now,
  });
  provider.on('server_error', (_, error) => log.error({ err: error }, 'the development provider failed'));
  const interaction = createInteraction({ provider, people, partnerOf, partners });
  const respondWithPage = getRequestListener(interaction.fetch, { hostname: 'localhost' });
  const respondToProtocol = provider.callback();
  server.on('request', (request, response) => {
    for (const [name, value] of Object.entries(identityHeaders)) response.setHeader(name, value);
    const isPage = /^\/(interaction|style)\//.test(request.url ?? '');
    void (isPage ? respondWithPage : respondToProtocol)(request, response);
  });

  return {
    url,
    clients: new Map(partners.map(({ id }) => [id, developmentClient(url, id, secret)])),
    ownClients: new Map(partners.map(({ id }) => [id, ownClient(url, id, secret)])),
    async stop() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}
