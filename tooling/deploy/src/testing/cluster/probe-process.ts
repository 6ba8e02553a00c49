/**
 * Runs on a machine of the cluster. Writes to the primary ten times a second until SIGTERM, by the route of
 * that machine's platform, and prints the outcome of each write.
 */
import pg from 'pg';

import { openRecorder } from './recorder.ts';

const EVERY_MS = 100;
const TIMEOUT_MS = 1000;
/** Bypasses PgBouncer, which would queue writes while there is no primary. */
const BALANCER_PORT = '5000';

const url = new URL(process.env['DATABASE_URL'] ?? '');
url.port = BALANCER_PORT;
const recorder = openRecorder();

/** Opens a new connection for each write, because an earlier one may hang. */
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
    // Closes without a farewell, which a server on a lost machine would never acknowledge.
    client.connection.stream.destroy();
  }
}

const timer = setInterval(() => void recorder.follow({ kind: 'database', to: 'primary' }, write), EVERY_MS);

process.once('SIGTERM', () => {
  clearInterval(timer);
  void recorder.take().then((records) => process.stdout.write(JSON.stringify(records), () => process.exit()));
});
