import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

import { staticSitePort } from './ports.ts';

export const staticSiteOrigin = `http://127.0.0.1:${staticSitePort}`;

const root = join(import.meta.dirname, '../../..');
const apiScript = '/api-url.js';

interface ServedSite {
  readonly root: string;
  readonly rules: {
    readonly contentTypes: Readonly<Record<string, string>>;
    readonly pages: readonly {
      readonly file: string;
      readonly paths: string;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }[];
  };
}

async function describeSite(partner: string): Promise<ServedSite> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--conditions=@tableside/source',
      join(root, 'tooling/partner/src/cli.ts'),
      'headers',
      partner,
      '--json',
    ],
    {
      cwd: root,
      env: { ...process.env, SECURE_FRAME_URL: 'http://127.0.0.1:1/' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as ServedSite;
}

/** Adds an API on another origin, without TLS, to the CSP, as docs/deploy.md describes. */
const policyWithApi = (policy: string, api: string): string =>
  policy.replace(/(script|img|connect)-src 'self'/g, `$& ${api}`).replace('; upgrade-insecure-requests', '');

export async function startStaticSite(partner: string, api: string): Promise<{ readonly stop: () => void }> {
  const { root: dist, rules } = await describeSite(partner);
  const { pages, contentTypes } = rules;
  async function responseTo(pathname: string) {
    if (pathname === apiScript)
      return { status: 200, type: 'text/javascript', body: `window.__API_URL__ = '${api}';` };
    const ending = extname(pathname);
    const page = ending === '' ? pages.find(({ paths }) => new RegExp(paths).test(pathname)) : undefined;
    const file = await readFile(join(dist, page?.file ?? pathname));
    if (!page) return { status: 200, type: contentTypes[ending] ?? 'application/octet-stream', body: file };
    return {
      status: page.status,
      type: 'text/html',
      policy: policyWithApi(page.headers['Content-Security-Policy'] ?? '', api),
      body: file.toString('utf8').replace('<head>', `<head><script src="${apiScript}"></script>`),
    };
  }
  async function respond({ url = '/' }: IncomingMessage, response: ServerResponse) {
    try {
      const { status, type, policy, body } = await responseTo(new URL(url, staticSiteOrigin).pathname);
      response
        .writeHead(status, {
          'Content-Type': type,
          ...(policy !== undefined && { 'Content-Security-Policy': policy }),
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(staticSitePort, '127.0.0.1', resolve);
  });
  return {
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
