import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './free-port.ts';
import { serverUser, untilReady } from './throwaway-postgres.ts';

const DEBIAN_PROGRAM = '/usr/sbin/pgbouncer';

/** Starts Debian's PgBouncer in transaction mode in front of a server. The URL's user is also its admin. */
export async function startPgBouncer(
  server: URL,
): Promise<{ readonly databaseUrl: URL; readonly consoleUrl: URL; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tableside-pgbouncer-'));
  const user = serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${server.username}" ""\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = ${server.username}
pool_mode = transaction
default_pool_size = 4
`,
  );
  const pooler = spawn(process.env['PGBOUNCER'] ?? DEBIAN_PROGRAM, [settings], { ...user, stdio: 'ignore' });
  const ended = new Promise<void>((done) => pooler.once('exit', () => done()).once('error', () => done()));
  const stop = async () => {
    pooler.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const databaseUrl = new URL(server);
  databaseUrl.port = String(port);
  const consoleUrl = new URL(databaseUrl);
  consoleUrl.pathname = '/pgbouncer';
  try {
    await untilReady(databaseUrl.href, pooler);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { databaseUrl, consoleUrl, stop };
}
