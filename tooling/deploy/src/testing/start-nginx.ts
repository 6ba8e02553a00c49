import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

const DEBIAN_PROGRAM = '/usr/sbin/nginx';

/** A certificate for these names that nobody else trusts, where the configuration looks for it. */
function makeCertificate(folder: string, names: readonly string[]): void {
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=tests';
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const given = [...kind.split(' '), '-addext', `subjectAltName=${alternatives}`, ...files];
  const made = spawnSync('openssl', given, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl failed: ${made.error?.message ?? made.stderr}`);
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

export interface RunningNginx {
  /** What browsers have to trust. */
  readonly certificate: string;
  readonly accessLog: () => Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts Debian's nginx with the example for an installation, changed only in what a test cannot share with the machine:
 * ports, and folders that belong to root.
 */
export async function startNginx(
  folder: string,
  options: {
    readonly hosts: readonly string[];
    readonly port: number;
    readonly plainPort: number;
    /** Ports by those of the example. */
    readonly ports: Readonly<Record<string, number>>;
    /** What the example includes, by partner. */
    readonly sites: Readonly<Record<string, string>>;
  },
): Promise<RunningNginx> {
  const { hosts, port, plainPort, ports, sites } = options;
  await mkdir(join(folder, 'tableside'), { recursive: true });
  for (const [id, text] of Object.entries(sites)) await writeFile(join(folder, `tableside/${id}.conf`), text);
  makeCertificate(folder, hosts);

  const example = await readFile(join(import.meta.dirname, '../../nginx.conf'), 'utf8');
  const ours = example
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll('/etc/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/(server 127\.0\.0\.1:)(\d+)/g, (_, start: string, named: string) => start + ports[named]);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/nginx.pid; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
${own.join('\n')}
${ours}
}`,
  );
  const errorLog = join(folder, 'error.log');
  const server = spawn(process.env['NGINX'] ?? DEBIAN_PROGRAM, ['-e', errorLog, '-c', file], {
    stdio: 'ignore',
  });
  const ended = once(server, 'exit').catch((cause: unknown) => cause);
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await answers(port)))
    if (hasEnded)
      throw new Error(
        `nginx did not start: ${await readFile(errorLog, 'utf8').catch(() => 'not installed?')}`,
      );
  return {
    certificate: await readFile(join(folder, 'fullchain.pem'), 'utf8'),
    accessLog: () => readFile(join(folder, 'tableside.log'), 'utf8'),
    async stop() {
      server.kill('SIGQUIT');
      await ended;
    },
  };
}
