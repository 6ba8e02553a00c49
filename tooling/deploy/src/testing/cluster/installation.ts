import type { Machine } from './machine.ts';

const SECRETS = '/root/secrets';
const HERE = '/srv/tableside/tooling/deploy/cluster';
export const SITE_HOST = 'dining.hilton.example';
const FRAME_HOST = 'cards.example';
const CERTIFICATES = `/etc/letsencrypt/live`;

const smallDisk = (folder: string, size: string) =>
  `mkdir -p ${folder} && mount -t tmpfs -o size=${size},mode=750,uid=postgres,gid=postgres tmpfs ${folder}`;

interface InstallationOptions {
  readonly dataDisk?: string | undefined;
  readonly walDisk?: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
}

export async function makeSecrets([first, ...others]: readonly Machine[]): Promise<void> {
  const packed = await first?.exec(
    `${HERE}/secrets.sh ${SECRETS} && tar --create --directory ${SECRETS} . | base64`,
  );
  for (const machine of others)
    await machine.exec(
      `mkdir -m 700 ${SECRETS} && base64 --decode <<'END' | tar --extract --directory ${SECRETS}\n${packed}\nEND`,
    );
}

export async function install(machine: Machine, options: InstallationOptions): Promise<void> {
  const isDatabase = machine.name !== 'witness';
  if (isDatabase) {
    await machine.exec('pg_dropcluster 15 main');
    await machine.exec(
      'useradd --system --create-home --home-dir /var/lib/tableside --shell /usr/sbin/nologin tableside',
    );
    if (options.dataDisk) await machine.exec(smallDisk('/var/lib/postgresql/15', options.dataDisk));
    if (options.walDisk) await machine.exec(smallDisk('/var/lib/postgresql/wal', options.walDisk));
  }
  await machine.exec(`${HERE}/install.sh ${isDatabase ? 'database' : 'witness'} ${SECRETS}`);
  const own = Object.entries(options.settings).map(([name, value]) => `${name}=${value}`);
  if (isDatabase && own.length > 0)
    await machine.exec(`cat >> /srv/tableside/.env.local <<'END'\n${own.join('\n')}\nEND`);
  await machine.exec('systemctl enable --now nftables pgbackrest');
}

export async function makeCertificate(machines: readonly Machine[]): Promise<string> {
  const folder = `${CERTIFICATES}/${SITE_HOST}`;
  const [first] = machines;
  if (!first) throw new Error('No machine has a site.');
  const names = [SITE_HOST, FRAME_HOST].map((name) => `DNS:${name}`).join(',');
  await first.exec(
    `mkdir -p ${folder} && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 ` +
      `-subj /CN=tests -addext subjectAltName=${names} -keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`,
  );
  const certificate = await first.exec(`cat ${folder}/fullchain.pem`);
  const key = await first.exec(`cat ${folder}/privkey.pem`);
  for (const machine of machines)
    for (const host of [SITE_HOST, FRAME_HOST]) {
      const own = `${CERTIFICATES}/${host}`;
      await machine.exec(
        `mkdir -p ${own} && printf %s '${certificate}' > ${own}/fullchain.pem && printf %s '${key}' > ${own}/privkey.pem`,
      );
    }
  return certificate;
}

/**
 * Runs what `pnpm platform` and `pnpm partner` run, without pnpm, which needs a registry that this network
 * does not reach.
 */
export const runScript = (machine: Machine, script: 'platform' | 'partner', line: string) =>
  machine.exec(
    `cd /srv/tableside && node_modules/.bin/node --env-file-if-exists=.env.local --conditions=@tableside/source tooling/${
      script === 'platform' ? 'demo' : script
    }/src/cli.ts ${line}`,
  );

export async function serveSite(machine: Machine): Promise<void> {
  await runScript(machine, 'partner', 'assets keep hilton');
  await machine.exec('mkdir -p /etc/nginx/tableside');
  await runScript(machine, 'partner', 'headers hilton --nginx > /etc/nginx/tableside/hilton.conf');
  await machine.exec('nginx -t && systemctl enable --now nginx');
}
