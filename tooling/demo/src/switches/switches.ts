import type { PartnerSettings } from '@tableside/partner-config/schema';
import type { Foundation, PlatformEnv } from '@tableside/platform';
import { partnerOf, type Passwords } from '@tableside/platform/accounts';
import { schema, type Database } from '@tableside/platform/database';
import { createMailer } from '@tableside/platform/mail';
import { problemResponse, notFound, Problem, validate } from '@tableside/platform/web';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';

import type { FingerprintOf } from '../seed/card-rows.ts';
import { demoPeople } from '../seed/demo-people.ts';
import { copyPerson, resetPeople } from '../seed/people.ts';
import { createClockSwitch, dateBy, type Clock } from './clock.ts';
import { createDine } from '../dining/dine.ts';
import { createFaults, faultRequest } from './faults.ts';
import { createOutbox } from './outbox.ts';

const flagsRequest = z.record(z.string().min(1).max(64), z.boolean().nullable());

const NO_STORE = { 'Cache-Control': 'no-store' };

export interface SwitchesOptions {
  readonly partners: readonly PartnerSettings[];
  readonly localPorts: Foundation['localPorts'];
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly log: Pick<Foundation['log'], 'warn'>;
  readonly fingerprintOf?: FingerprintOf | undefined;
}

/**
 * Creates the demo's switches. `GET|POST|DELETE /dev/faults` breaks and repairs endpoints, `PUT|DELETE
 * /dev/feature-flags` overrides flags, `GET /dev/outbox` shows mail, `PUT|DELETE /dev/clock` moves the
 * platform's clock, `GET|POST /dev/people` lists and restores the demo members, `POST /dev/dine` posts a
 * settled meal, and `GET /dev/sites` lists the partners' sites by their ports on `localhost`. All but the
 * clock affect only the partner at the requested host.
 */
export function createSwitches(
  database: Database,
  { partners, localPorts, clock, passwords, fingerprintOf, log }: SwitchesOptions,
) {
  const given = () => ({ passwords, fingerprintOf, today: clock.now() });
  const { orm } = database;
  // Only stores mail, which is sent once the job `mail-without-job` finds it.
  const mailer = createMailer({ database, now: clock.now, log, retainsBodies: true });
  const faults = createFaults();
  const { featureFlagOverrides: flags } = schema;

  const switches = new Hono<PlatformEnv>()
    .use(async (context, next) => {
      const site = context.req.header('Sec-Fetch-Site') ?? 'none';
      if (site !== 'none' && site !== 'same-origin') {
        throw new Problem({
          status: 403,
          code: 'crossSite',
          message: 'Only the site’s own pages can change this.',
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
    .route('/', createOutbox(database, partners))
    .route('/', createClockSwitch(clock))
    .route('/', createDine(database, { partners, now: clock.now, mailer }))
    .get('/sites', (context) => {
      const ports = new Map([...localPorts].map(([port, id]) => [id, port]));
      const sites = partners.map(({ id, programName }) => ({
        id,
        programName,
        url: `http://localhost:${ports.get(id)}`,
      }));
      return context.json(sites, 200, NO_STORE);
    })
    .get('/people', (context) => context.json(demoPeople(partnerOf(context, { partners })), 200, NO_STORE))
    .post('/people', async (context) => {
      const partner = partnerOf(context, { partners });
      await resetPeople(database, partner, given());
      return context.json(demoPeople(partner), 200, NO_STORE);
    })
    .post('/people/:name', async (context) => {
      const partner = partnerOf(context, { partners });
      const { name } = context.req.param();
      const person = await copyPerson(database, partner, name, given());
      if (!person) throw notFound('There is no demo person with this name.');
      return context.json(person, 201, NO_STORE);
    })
    .onError(problemResponse);

  return new Hono<PlatformEnv>()
    .route('/dev', switches)
    .use('/api/*', dateBy(clock))
    .use('/api/*', faults.middleware)
    .use('/images/*', faults.middleware);
}
