/**
 * Runs on a machine of the cluster: writes to the primary, the way that the platform of this machine gets there, ten
 * times a second until SIGTERM. Prints what became of each write.
 */
import pg from 'pg';

import { openRecorder } from './recorder.ts';

const EVERY_MS = 100;
const TIMEOUT_MS = 1000;
/** The balancer in front of the databases. PgBouncer would queue what comes while there is none. */
const BALANCER_PORT = '5000';

const url = new URL(process.env['DATABASE_URL'] ?? '');
url.port = BALANCER_PORT;
const recorder = openRecorder();

/** On a connection of its own, so that it does not wait for one that hangs. */
async function write(): Promise<string> {
  const client = new pg.Client({
    connectionString: url.href,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`insert into cluster_probes values (repeat('x', 8000))`);
    return '200';
  } finally {
    // Without waiting: a server whose machine is gone never says good-bye.
    client.connection.stream.destroy();
  }
}

const timer = setInterval(() => void recorder.follow({ kind: 'database', to: 'primary' }, write), EVERY_MS);

process.once('SIGTERM', () => {
  clearInterval(timer);
  void recorder.take().then((records) => process.stdout.write(JSON.stringify(records), () => process.exit()));
});
