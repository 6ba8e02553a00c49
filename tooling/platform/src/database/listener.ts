import pg from 'pg';

import { cutConnection, END_WITHIN_MS } from './cut-connection.ts';

const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;

interface ListenerOptions {
  readonly databaseUrl: string;
  readonly onConnectionError: (error: Error) => void;
  readonly heartbeatMs?: number;
}

/**
 * Listens to channels on one connection, which is open while there are listeners and reconnects when it
 * breaks. Notifications in between are lost, so all listeners are called after each reconnect. A heartbeat
 * detects an unreachable server, because this connection sends nothing else.
 * @returns a function that starts listening to a channel and returns a function that stops it.
 */
export function createListener({ databaseUrl, onConnectionError, heartbeatMs = 5000 }: ListenerOptions) {
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
      query_timeout: heartbeatMs,
    });
    client = fresh;
    fresh.on('error', onConnectionError);
    fresh.on('notification', ({ channel }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onNotice();
    });
    let heartbeat: NodeJS.Timeout | undefined;
    fresh.once('end', () => {
      clearInterval(heartbeat);
      connectLater(fresh);
    });
    try {
      await fresh.connect();
      heartbeat = setInterval(() => {
        fresh.query('select 1').catch((cause: Error) => cutConnection(fresh, cause));
      }, heartbeatMs);
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
      // The connection is lost. The next one listens to all channels again.
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
      const lost = client;
      client = undefined;
      if (!lost) return;
      const cutting = setTimeout(() => cutConnection(lost), END_WITHIN_MS);
      await lost.end().catch(() => {});
      clearTimeout(cutting);
    };
  };
}
