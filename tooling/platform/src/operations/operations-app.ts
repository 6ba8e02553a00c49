import { Hono } from 'hono';
import type { Registry } from 'prom-client';

import type { SearchMemoryState } from '../api/index.ts';
import type { Readiness } from './readiness.ts';

/**
 * Creates the endpoints for operators' tools: `/livez`, `/readyz` and `/metrics`. They are never served on
 * the port of the sites.
 * @param searchState - the source of search results; undefined if this process serves none. The process is
 * ready even while memory is loading, because the database can serve searches until then.
 */
export function createOperationsApp(
  readiness: Pick<Readiness, 'check' | 'checkLife'>,
  registry: Registry,
  searchState: () => SearchMemoryState['state'] | 'database' | undefined,
): Hono {
  const app = new Hono();
  // The database is not checked here, because a restart of this process would not fix it.
  app.get('/livez', (context) => {
    const fault = readiness.checkLife();
    return fault === undefined
      ? context.json({ status: 'ok' })
      : context.json({ status: 'failing', faults: { platform: fault } }, 503);
  });
  app.get('/readyz', async (context) => {
    const { status, faults } = await readiness.check();
    if (status === 'failing') return context.json({ status, faults }, 503);
    return context.json({ status, search: searchState(), ...(status === 'degraded' && { faults }) });
  });
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  app.notFound((context) => context.json({ status: 'unknown' }, 404));
  return app;
}
