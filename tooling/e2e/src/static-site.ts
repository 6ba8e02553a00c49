import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** Where a built site stands that has no API of its own; the platform of the tests lets this origin ask. */
export const staticSitePort = Number(process.env.E2E_PORT ?? 4180) + 9;
export const staticSiteOrigin = `http://127.0.0.1:${staticSitePort}`;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** As docs/deploy.md has it for an API on another origin. */
const policyFor = (api: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${api}`,
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    `img-src 'self' data: blob: ${api}`,
    `connect-src 'self' ${api}`,
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'",
    "require-trusted-types-for 'script'; trusted-types default captcha",
  ].join('; ');

/** Serves a partner's build as a host of static files does, told by a script that the API is at `api`. */
export async function startStaticSite(partner: string, api: string): Promise<{ readonly stop: () => void }> {
  const dist = join(import.meta.dirname, `../../../apps/${partner}/dist`);
  const page = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
    '<head>',
    '<head><script src="/api-url.js"></script>',
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', staticSiteOrigin);
    const ending = extname(pathname);
    const answer = (body: string | Buffer, type: string) =>
      response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policyFor(api) }).end(body);
    if (pathname === '/api-url.js') answer(`window.__API_URL__ = '${api}';`, 'text/javascript');
    else if (ending === '') answer(page, 'text/html');
    else
      readFile(join(dist, pathname)).then(
        (file) => answer(file, contentTypes[ending] ?? 'application/octet-stream'),
        () => response.writeHead(404).end(),
      );
  });
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
