import type { Socket } from 'node:net';

import type pg from 'pg';

/** How long connections may take to end by themselves. An unreachable server would never respond. */
export const END_WITHIN_MS = 5000;

export const socketOf = (client: pg.ClientBase): Socket => (client as pg.Client).connection.stream as Socket;

export const cutConnection = (client: pg.ClientBase, reason?: Error): void =>
  void socketOf(client).destroy(reason);
