import pg from 'pg';

const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;

interface ListenerOptions {
  readonly databaseUrl: string;
  readonly onConnectionError: (error: Error) => void;
}

/**
 * Listens to channels on one connection, which is open while anyone listens, and connects again when that
 * breaks. Notifications of the time between are lost, so each connection begins with a notice to all.
 *
 * @returns a function that listens to a channel, and returns one that ends it.
 */
export function createListener({ databaseUrl, onConnectionError }: ListenerOptions) {
  const listeners = new Set<{ readonly channel: string; readonly onNotice: () => void }>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const listenOn = (connection: pg.Client, channel: string) =>
    connection.query(`listen ${pg.escapeIdentifier(channel)}`);

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'tableside listener',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', onConnectionError);
    fresh.on('notification', ({ channel }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onNotice();
    });
    fresh.once('end', () => connectLater(fresh));
    try {
      await fresh.connect();
      for (const { channel } of listeners) await listenOn(fresh, channel);
      for (const { onNotice } of listeners) onNotice();
    } catch (cause) {
      if (listeners.size > 0) onConnectionError(cause as Error);
      await fresh.end().catch(() => {});
      connectLater(fresh);
    }
  }
  function connectLater(lost: pg.Client): void {
    if (listeners.size === 0 || client !== lost) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connecting = connect();
    }, RECONNECT_MS);
  }

  async function joinIn(before: Promise<void>, channel: string, onNotice: () => void): Promise<void> {
    await before;
    if (!client) return;
    try {
      await listenOn(client, channel);
      onNotice();
    } catch {
      // The connection is lost, and the next one listens to all channels.
    }
  }

  return (channel: string, onNotice: () => void) => {
    const listener = { channel, onNotice };
    listeners.add(listener);
    connecting = listeners.size === 1 ? connect() : joinIn(connecting, channel, onNotice);
    return async (): Promise<void> => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
      client = undefined;
    };
  };
}
