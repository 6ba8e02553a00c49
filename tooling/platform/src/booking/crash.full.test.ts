import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { DAY_MS } from '@tableside/core';
import { expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { TEST_DAY } from '../testing/test-api.ts';
import { addRestaurant } from '../testing/test-booking.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 3);
const writer = fileURLToPath(new URL('../testing/booking-writer.ts', import.meta.url));
const memberId = 'guest';
const FIRST_EVENING = Date.UTC(2026, 5, 16, 23);

test(
  `a process killed ${ROUNDS} times loses no acknowledged reservation, and makes none twice`,
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    const server = await startPostgres();
    const database = openPostgres({ databaseUrl: server.databaseUrl });
    try {
      await migrate(database);
      const { orm } = database;
      await orm
        .insert(schema.members)
        .values({ publicId: memberId, partnerId: 'hilton', email: 'guest@example.com' });
      await addRestaurant(database, { id: 1 });
      const begun = new Set<string>();
      const done = new Set<string>();
      for (let round = 1; round <= ROUNDS; round += 1) {
        const nextEvening = new Date(FIRST_EVENING + begun.size * DAY_MS).toISOString();
        const unacknowledged = [...begun].filter((id) => !done.has(id));
        const args = [
          '--conditions=@tableside/source',
          writer,
          server.databaseUrl,
          TEST_DAY.toISOString(),
          nextEvening,
          memberId,
          ...unacknowledged,
        ];
        const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
        const gone = new Promise((resolve) => child.once('exit', resolve));
        const before = begun.size;
        for await (const line of createInterface({ input: child.stdout })) {
          const [word, id = ''] = line.split(' ');
          (word === 'done' ? done : begun).add(id);
          // Kills the process shortly after a call has begun, so that crashes happen before, during and after
          // the transaction.
          if (word === 'begun' && begun.size - before > round % 6) child.kill('SIGKILL');
        }
        await gone;
        const rows = await orm.select().from(schema.reservations);
        const reserved = new Set(rows.filter(({ heldUntil }) => heldUntil === null).map(({ id }) => id));
        expect([...done].filter((id) => !reserved.has(id))).toEqual([]);
        expect([...reserved].filter((id) => !begun.has(id))).toEqual([]);
        expect(new Set(rows.map(({ startsAt }) => startsAt.getTime())).size).toBe(rows.length);
        // The killed process may leave one hold: that of its last, incomplete reservation.
        expect(rows.length - reserved.size).toBeLessThanOrEqual(1);
      }
      expect(done.size).toBeGreaterThanOrEqual(ROUNDS);
    } finally {
      await database.close();
      await server.stop();
    }
  },
);
