import pg from 'pg';

const LONGEST_ANSWER_MS = 5000;

const standbys = new WeakSet<pg.ClientBase>();

/** Remembers whether its server is a standby, which PostgreSQL tells with each connection: no statement asks. */
class ClientOfPrimary extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
      if (parameterName === 'in_hot_standby' && parameterValue === 'on') standbys.add(this);
    });
  }
}

/** Rejects if a connection that was just opened leads to a standby. */
async function refuseStandby(client: pg.ClientBase): Promise<void> {
  if (!standbys.has(client)) return;
  // A pooler repeats what a server told it once, which may have become the primary since.
  const { rows } = await client.query<{ isStandby: boolean }>({
    text: 'select pg_is_in_recovery() as "isStandby"',
    query_timeout: LONGEST_ANSWER_MS,
  } as pg.QueryConfig);
  if (rows[0]?.isStandby !== false)
    throw new Error('The server at DATABASE_URL is a standby: the address must lead to the primary.');
}

/** What a pool needs to connect to primaries only. It waits for `onConnect`, which its type does not say. */
export const toPrimaries = { Client: ClientOfPrimary, onConnect: refuseStandby };
