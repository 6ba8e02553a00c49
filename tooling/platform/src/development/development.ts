import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';

import { schema, type Database } from '../database/database.ts';
import type { PlatformEnv } from '../platform-context.ts';
import { answerProblem, Problem } from '../web/problem.ts';
import { validate } from '../web/validate.ts';
import { createFaults, faultRequest } from './faults.ts';

/** A switch of the partner, "outage", "captcha" or "filter.<key>"; null gives it back to the settings. */
const flagsRequest = z.record(z.string().min(1).max(64), z.boolean().nullable());

const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Switches for development, for the partner at whose host they are asked for:
 * `GET|POST|DELETE /dev/faults` break and mend calls, `PUT|DELETE /dev/feature-flags` override flags.
 */
export function createDevelopment({ orm }: Database) {
  const faults = createFaults();
  const { featureFlagOverrides: flags } = schema;

  const switches = new Hono<PlatformEnv>()
    .use(async (context, next) => {
      const site = context.req.header('Sec-Fetch-Site') ?? 'none';
      if (site !== 'none' && site !== 'same-origin') {
        throw new Problem({
          status: 403,
          code: 'crossSite',
          message: 'Only the site’s own pages may switch this.',
        });
      }
      await next();
    })
    .get('/faults', (context) => context.json(faults.list(context.get('partnerId')), 200, NO_STORE))
    .post('/faults', validate('json', faultRequest), (context) => {
      faults.add(context.get('partnerId'), context.req.valid('json'));
      return context.json(faults.list(context.get('partnerId')), 200, NO_STORE);
    })
    .delete('/faults', (context) => {
      faults.clear(context.get('partnerId'));
      return context.json([], 200, NO_STORE);
    })
    .put('/feature-flags', validate('json', flagsRequest), async (context) => {
      const partnerId = context.get('partnerId');
      for (const [name, value] of Object.entries(context.req.valid('json'))) {
        if (value === null)
          await orm.delete(flags).where(and(eq(flags.partnerId, partnerId), eq(flags.name, name)));
        else {
          const target = [flags.partnerId, flags.name];
          await orm
            .insert(flags)
            .values({ partnerId, name, value })
            .onConflictDoUpdate({ target, set: { value } });
        }
      }
      return context.json({}, 200, NO_STORE);
    })
    .delete('/feature-flags', async (context) => {
      await orm.delete(flags).where(eq(flags.partnerId, context.get('partnerId')));
      return context.json({}, 200, NO_STORE);
    })
    .onError(answerProblem);

  return new Hono<PlatformEnv>()
    .route('/dev', switches)
    .use('/api/*', faults.middleware)
    .use('/images/*', faults.middleware);
}
