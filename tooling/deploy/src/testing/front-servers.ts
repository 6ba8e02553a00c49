import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

const DEBIAN_NGINX = '/usr/sbin/nginx';

export interface FrontServer {
  readonly port: number;
  readonly plainPort: number;
  readonly certificate: string;
  readonly accessLog: () => Promise<string>;
  stop(): Promise<void>;
}

export interface FrontServerOptions {
  readonly folder: string;
  readonly hosts: readonly string[];
  readonly port: number;
  readonly plainPort: number;
  /** The platform's ports by those in the example configuration, which they replace. */
  readonly platformPorts: Readonly<Record<string, number>>;
  readonly site: string;
  readonly isPlain?: boolean;
}

const example = (name: string) => readFile(join(import.meta.dirname, '../..', name), 'utf8');

function makeCertificate(folder: string, names: readonly string[]): void {
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=tests';
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const given = [...kind.split(' '), '-addext', `subjectAltName=${alternatives}`, ...files];
  const made = spawnSync('openssl', given, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl failed: ${made.error?.message ?? made.stderr}`);
}

const responds = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

async function start(
  { folder, hosts, port, plainPort, site }: FrontServerOptions,
  siteFile: string,
  [program, args, signal]: readonly [string, readonly string[], NodeJS.Signals],
  files: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<FrontServer> {
  await mkdir(join(folder, 'tableside'), { recursive: true });
  for (const [name, text] of Object.entries({ ...files, [siteFile]: site }))
    await writeFile(join(folder, name), text);
  makeCertificate(folder, hosts);
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...variables },
  });
  let errorOutput = '';
  server.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  let hasEnded = false;
  const ended = once(server, 'close')
    .catch((cause: unknown) => (errorOutput += String(cause)))
    .finally(() => (hasEnded = true));
  while (!(await responds(port))) if (hasEnded) throw new Error(`${program} did not start: ${errorOutput}`);
  return {
    port,
    plainPort,
    certificate: await readFile(join(folder, 'fullchain.pem'), 'utf8'),
    accessLog: () => readFile(join(folder, 'tableside.log'), 'utf8'),
    async stop() {
      server.kill(signal);
      await ended;
    },
  };
}

export async function startNginx(options: FrontServerOptions): Promise<FrontServer> {
  const { folder, port, plainPort, platformPorts, isPlain = false } = options;
  const installation = (await example('nginx.conf'))
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}${isPlain ? '' : ' ssl http2'}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll('/etc/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(
      /(server 127\.0\.0\.1:)(\d+)/g,
      (_, head: string, named: string) => head + platformPorts[named],
    );
  const configuration = `daemon off; pid ${folder}/nginx.pid; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${installation}
}`;
  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  return start(options, 'tableside/hilton.conf', [process.env['NGINX'] ?? DEBIAN_NGINX, args, 'SIGQUIT'], {
    'nginx.conf': configuration,
  });
}

export async function startCaddy(program: string, options: FrontServerOptions): Promise<FrontServer> {
  const { folder, port, plainPort, platformPorts } = options;
  const inPort = (_: string, named: string) => `127.0.0.1:${platformPorts[named]}`;
  const text = await example('Caddyfile');
  const installation = text
    .replaceAll('/etc/caddy', folder)
    .replaceAll(/^(\S+\.example) \{$/gm, `$1 {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
    .replaceAll(/127\.0\.0\.1:(\d+)/g, inPort);
  const global = `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n`;
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return start(
    options,
    'tableside/hilton.caddy',
    [program, args, 'SIGTERM'],
    { Caddyfile: global + installation },
    {
      HOME: folder,
      TABLESIDE_PLATFORM:
        /TABLESIDE_PLATFORM=(.*)/.exec(text)?.[1]?.replaceAll(/127\.0\.0\.1:(\d+)/g, inPort) ?? '',
    },
  );
}
