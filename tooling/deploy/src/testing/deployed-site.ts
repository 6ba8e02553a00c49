import { once } from 'node:events';
import { link, mkdir, readdir } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

import type { PartnerSettings } from '@tableside/partner-config';
import { startGateway } from '@tableside/platform/gateway';
import { createLog } from '@tableside/platform/web';

import { retainAssets } from '../retain-assets.ts';
import { writeBuild } from './rewritten-build.ts';

/** Hard links are safe here, because deployments replace files and never change them. */
async function linkFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, path.slice(from.length));
    await mkdir(dirname(target), { recursive: true });
    await link(path, target);
  }
}

export interface Fault {
  readonly response: 'nothing' | 'page';
  readonly broken: RegExp;
  readonly isPassing: boolean;
}

export interface Host {
  readonly origin: string;
  deploy(build: number, fault?: Fault): void;
  repair(): void;
  close(): Promise<void>;
}

interface DeployedSiteOptions {
  readonly partner: PartnerSettings;
  readonly built: string;
  readonly folder: string;
  readonly deployments: number;
}

const FALLBACK = '<!doctype html><title>Fallback</title><div id="root"></div>';

export async function startDeployedSite({ partner, built, folder, deployments }: DeployedSiteOptions) {
  const builds = Array.from({ length: deployments }, (_, index) => index + 1);
  const stateOf = (build: number, retainsAssets: boolean) => `${retainsAssets ? 'kept' : 'last'}-${build}`;
  const served = join(folder, 'served/dist');
  for (const build of builds) {
    const last = join(folder, stateOf(build, false), 'dist');
    await writeBuild(built, last, build);
    await retainAssets(last, served);
    await linkFolder(served, join(folder, stateOf(build, true), 'dist'));
  }
  // To the gateway, the site after each deployment is another partner's site.
  const partners = builds.flatMap((build) =>
    [true, false].map((retainsAssets) => ({ ...partner, id: stateOf(build, retainsAssets) })),
  );
  const gateway = await startGateway({
    partners,
    defaultPartner: partner.id,
    host: '127.0.0.1',
    port: 0,
    firstPartnerPort: 0,
    localPorts: new Map(),
    appsDir: folder,
    log: createLog('silent'),
    trustsProxy: false,
    allowedOrigins: [],
    isProduction: false,
    now: () => new Date(),
    secureFrameUrl: 'https://cards.example/',
    surveyHostUrl: 'https://forms.example/',
    checkHealth: () => Promise.resolve({ status: 'ok', faults: {} }),
    servesSites: true,
    countResponse: () => undefined,
    services: {},
  });
  const agent = new Agent({ keepAlive: true });

  async function startHost(first: number, retainsAssets: boolean): Promise<Host> {
    let build = first;
    let fault: Fault | undefined;
    function respondWithFault(response: ServerResponse, kind: Fault['response']): void {
      if (kind === 'page') response.writeHead(200, { 'Content-Type': 'text/html' }).end(FALLBACK);
      else response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    }
    function respond(incoming: IncomingMessage, response: ServerResponse): void {
      const { method, url: path = '/', headers } = incoming;
      if (headers['sec-fetch-dest'] === 'document' && fault?.isPassing) fault = undefined;
      // Without an API, pages keep the content of their build.
      if (path.startsWith('/api/')) return void response.writeHead(503).end();
      const isScript = /\.m?js$/.test(path);
      if (isScript && fault?.broken.test(path)) return respondWithFault(response, fault.response);
      const host = `${stateOf(build, retainsAssets)}.localhost`;
      const target = { host: '127.0.0.1', port: gateway.port, agent, method, path };
      // Avoids compression, which for so many builds would take longer than sending them uncompressed.
      const sent = { ...headers, host, 'accept-encoding': 'identity' };
      const passed = request({ ...target, headers: sent }, (upstream) => {
        if (isScript && upstream.statusCode === 404 && fault) {
          upstream.resume();
          return respondWithFault(response, fault.response);
        }
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      });
      passed.once('error', () => response.destroy());
      incoming.pipe(passed);
    }
    const server = createServer(respond).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      deploy(next, withFault) {
        build = next;
        fault = withFault;
      },
      repair() {
        fault = undefined;
      },
      async close() {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      },
    };
  }

  return {
    startHost,
    async stop() {
      agent.destroy();
      await gateway.stop();
    },
  };
}
