import pg from 'pg';

const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;

interface ListenOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly onNotice: () => void;
  readonly onConnectionError: (error: Error) => void;
}

/**
 * Listens to a channel on a connection of its own, and connects again when that breaks. Notifications of the
 * time between are lost, so each connection begins with a notice.
 */
export function listenTo({ databaseUrl, channel, onNotice, onConnectionError }: ListenOptions) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'tableside listener',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', onConnectionError);
    fresh.on('notification', onNotice);
    fresh.once('end', connectLater);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotice();
    } catch (cause) {
      if (!isStopped) onConnectionError(cause as Error);
      await fresh.end().catch(() => {});
      connectLater();
    }
  }
  function connectLater(): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connecting = connect();
    }, RECONNECT_MS);
  }

  let connecting = connect();
  return async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await connecting;
    await client?.end().catch(() => {});
  };
}
