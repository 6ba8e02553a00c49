import type { Socket } from 'node:net';

import type pg from 'pg';

/** Time in ms for connections to end by themselves, because an unreachable server never answers. */
export const END_WITHIN_MS = 5000;

/** The socket of a client that is connected; the pool's type hides it. */
export const socketOf = (client: pg.ClientBase): Socket => (client as pg.Client).connection.stream as Socket;

export const cutConnection = (client: pg.ClientBase, reason?: Error): void =>
  void socketOf(client).destroy(reason);
