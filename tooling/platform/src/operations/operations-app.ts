import { Hono } from 'hono';
import type { Registry } from 'prom-client';

import type { SearchMemoryState } from '../api/index.ts';
import type { Readiness } from './readiness.ts';

/**
 * The endpoints for operators' tools: `/livez`, `/readyz` and `/metrics`. Never served on the port of the
 * sites.
 *
 * @param searchState - where searches are answered from; undefined where there are none. Loading is ready too:
 *   the database answers meanwhile.
 */
export function createOperationsApp(
  readiness: Pick<Readiness, 'check'>,
  registry: Registry,
  searchState: () => SearchMemoryState['state'] | 'database' | undefined,
): Hono {
  const app = new Hono();
  // Does not check the database: restarting the process would not bring it back.
  app.get('/livez', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const faults = await readiness.check();
    const isReady = Object.keys(faults).length === 0;
    return context.json(
      isReady ? { status: 'ok', search: searchState() } : { status: 'failing', faults },
      isReady ? 200 : 503,
    );
  });
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  app.notFound((context) => context.json({ status: 'unknown' }, 404));
  return app;
}
