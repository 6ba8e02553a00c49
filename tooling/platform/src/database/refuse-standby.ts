import pg from 'pg';

const LONGEST_RESPONSE_MS = 5000;

const standbys = new WeakSet<pg.ClientBase>();

/**
 * Records whether its server is a standby. PostgreSQL reports that with each new connection, so no query is
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
  // A pooler passes on an old report, and the server may have been promoted since.
  const { rows } = await client.query<{ isStandby: boolean }>({
    text: 'select pg_is_in_recovery() as "isStandby"',
    query_timeout: LONGEST_RESPONSE_MS,
  } as pg.QueryConfig);
  if (rows[0]?.isStandby !== false)
    throw new Error('The server at DATABASE_URL is a standby: the address must lead to the primary.');
}

/** Pool options that reject standbys. The pool awaits `onConnect`, although its type does not say so. */
export const toPrimaries = { Client: ClientOfPrimary, onConnect: refuseStandby };
