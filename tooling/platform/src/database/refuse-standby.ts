import pg from 'pg';

const LONGEST_ANSWER_MS = 5000;

const standbys = new WeakSet<pg.ClientBase>();

/**
 * Remembers whether its server is a standby, which PostgreSQL reports with each connection, so no query is
 * needed.
 */
class ClientOfPrimary extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
      if (parameterName === 'in_hot_standby' && parameterValue === 'on') standbys.add(this);
    });
  }
}

async function refuseStandby(client: pg.ClientBase): Promise<void> {
  if (!standbys.has(client)) return;
  // A pooler repeats an old report of the server, which may have become the primary since.
  const { rows } = await client.query<{ isStandby: boolean }>({
    text: 'select pg_is_in_recovery() as "isStandby"',
    query_timeout: LONGEST_ANSWER_MS,
  } as pg.QueryConfig);
  if (rows[0]?.isStandby !== false)
    throw new Error('The server at DATABASE_URL is a standby: the address must lead to the primary.');
}

/**
 * Options of a pool that connects to primaries only. The pool waits for `onConnect`, although its type does
 * not say so.
 */
export const toPrimaries = { Client: ClientOfPrimary, onConnect: refuseStandby };
