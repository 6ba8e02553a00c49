import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { createAdaptorServer } from '@hono/node-server';
import type { PartnerSettings } from '@tableside/partner-config';
import { startProvider, type OwnClients } from '@tableside/demo/identity-provider';
import { Hono } from 'hono';

import { beginMemberSession, readMemberSession } from '../../accounts/member-sessions.ts';
import type { Database } from '../../database/database.ts';
import { partnerOfHost } from '../../gateway/index.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { readPartners } from '../../settings/partners.ts';
import { problemResponse } from '../../web/problem.ts';
import { createLog } from '../../web/log.ts';
import { requestContext } from '../../web/request-context.ts';
import { createIdentity, proxySignIn, type IdentityOptions } from '../index.ts';

export interface TestSites {
  readonly issuer: string;
  readonly ownClients: OwnClients;
  siteOf(partnerId: string): string;
  stop(): Promise<void>;
}

export async function ssoTestPartners(): Promise<PartnerSettings[]> {
  const partners = await readPartners(fileURLToPath(new URL('../../../../../partners', import.meta.url)));
  const american = partners.find(({ id }) => id === 'american');
  if (!american) throw new Error('american is gone');
  return [
    ...partners,
    { ...american, id: 'second', name: 'Second', siteUrl: 'https://dining.second.example' },
  ];
}

export async function startTestSites(
  database: Database,
  partners: readonly PartnerSettings[],
  changes: Partial<IdentityOptions> & { readonly port?: number; readonly apiUrl?: string } = {},
): Promise<TestSites> {
  const {
    port = 0,
    now = () => new Date(),
    secret = 'test',
    trustsProxy = false,
    isProduction = false,
    oidc = {},
    apiUrl,
  } = changes;
  const log = createLog('silent');
  const common = { database, partners, log, now, secret, oidc, apiUrl };
  const provider = isProduction ? undefined : await startProvider({ ...common, port, host: '127.0.0.1' });
  const identity =
    apiUrl === undefined
      ? createIdentity({
          ...common,
          providers: provider?.clients,
          isProduction,
          trustsProxy,
          beginSession: (context, memberId) =>
            beginMemberSession(context, { database, secret, now }, { memberId, isRemembered: false }),
          ...changes,
        })
      : { app: proxySignIn({ apiUrl, partners, trustsProxy }), logoutUrl: async () => null };
  const partnerIds = partners.map(({ id }) => id);
  const hosts = { partnerIds, defaultPartner: 'american', publicHosts: new Map<string, string>() };
  const app = new Hono<PlatformEnv>()
    .use(
      requestContext({
        log,
        partnerIds,
        isProduction: true,
        trustsProxy,
        partnerOfHost: (host) => partnerOfHost(host, hosts),
      }),
    )
    .route('/', identity.app)
    .get('/logout-url', async (context) => context.json(await identity.logoutUrl(context)))
    .get('*', async (context) => {
      const session = await readMemberSession(context, { database, now });
      return context.json({ path: context.req.path, email: session?.member.email ?? null });
    })
    .onError(problemResponse);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: sitesPort } = server.address() as AddressInfo;
  return {
    issuer: provider?.url ?? '',
    ownClients: provider?.ownClients ?? new Map(),
    siteOf: (partnerId) => `http://${partnerId}.localhost:${sitesPort}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await provider?.stop();
    },
  };
}
