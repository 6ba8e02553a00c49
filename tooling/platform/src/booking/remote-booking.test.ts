import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';

import { createAdaptorServer } from '@hono/node-server';
import { dayOf } from '@tableside/core';
import { Hono } from 'hono';
import * as z from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { schema } from '../database/database.ts';
import { addRestaurant } from '../testing/test-booking.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { close, listen } from '../web/listening.ts';
import { BookingRefusal, createBooking, openBooking, type BookingProvider } from './index.ts';

const SECRET = 'what the provider knows us by';
const EVENING = new Date('2026-06-22T23:00:00Z');
const LATER = new Date('2026-06-23T00:00:00Z');
const now = () => new Date('2026-06-15T16:00:00Z');

function providerOf(service: BookingProvider) {
  const moment = z.object({ startsAt: z.iso.datetime().transform((at) => new Date(at)), partySize: z.int() });
  const card = z.object({ cardToken: z.string().optional() });
  const app = new Hono();
  app.use(async (context, next) =>
    context.req.header('Authorization') === `Bearer ${SECRET}` ? next() : context.json({}, 401),
  );
  const seenOf = moment.strict();
  const found = (value: object | undefined) =>
    value ? Response.json(value) : Response.json({ code: 'notFound' }, { status: 404 });
  app.get('/v1/restaurants/:id', async ({ req }) =>
    found(await service.findRestaurant(Number(req.param('id')))),
  );
  app.get('/v1/restaurants/:id/slots', async ({ req }) => {
    const { date = '', partySize, memberId, reservationId: id } = req.query();
    const changed = memberId !== undefined && id !== undefined ? { memberId, id } : undefined;
    const merchantId = Number(req.param('id'));
    return found(
      await service.findSlots({ merchantId, date: dayOf(date), partySize: Number(partySize), changed }),
    );
  });
  app.post('/v1/members/:memberId/holds', async ({ req }) => {
    const wanted = moment
      .extend({ merchantId: z.int() })
      .strict()
      .parse(await req.json());
    return found(await service.hold({ ...req.param(), ...wanted }));
  });
  app.delete('/v1/members/:memberId/holds/:holdId', async ({ req }) => {
    await service.release(req.param());
    return new Response(null, { status: 204 });
  });
  app.get('/v1/members/:memberId/reservations', async ({ req }) => found(await service.list(req.param())));
  app.post('/v1/members/:memberId/reservations', async ({ req }) => {
    const wanted = card
      .extend({ holdId: z.string() })
      .strict()
      .parse(await req.json());
    return found(await service.reserve({ ...req.param(), ...wanted }));
  });
  app.put('/v1/members/:memberId/reservations/:id', async ({ req }) => {
    const wanted = moment
      .extend({ ...card.shape, hasBonus: z.boolean().optional(), seen: seenOf })
      .strict()
      .parse(await req.json());
    return found(await service.change({ ...req.param(), ...wanted }));
  });
  app.delete('/v1/members/:memberId/reservations/:id', async ({ req }) => {
    const { startsAt, partySize } = req.query();
    const seen = seenOf.parse({ startsAt, partySize: Number(partySize) });
    return found(await service.cancel({ ...req.param(), seen }));
  });
  return app.onError((cause, context) => {
    if (cause instanceof BookingRefusal) return context.json({ code: cause.reason }, 409);
    return context.json({}, 500);
  });
}

describe('an external booking provider, over the network', () => {
  let opened: TestDatabase;
  let here: BookingProvider;
  let server: Server;
  let respond: (request: Request) => Response | Promise<Response>;
  let origin: string;
  beforeAll(async () => {
    opened = await openTestDatabase('pglite');
    here = createBooking({ database: opened.database, now });
    server = createAdaptorServer({ fetch: (request) => respond(request) }) as Server;
    origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    const ids = ['member/1', 'member-2', 'member-3', 'member-4'];
    await opened.database.orm
      .insert(schema.members)
      .values(ids.map((publicId) => ({ publicId, partnerId: 'hilton', email: `${publicId}@example.com` })));
    await opened.database.orm.insert(schema.bookingDiners).values([
      { memberId: 'member-3', partnerId: 'hilton', refusal: 'fraud' },
      { memberId: 'member-4', partnerId: 'hilton', refusal: 'deactivated' },
    ]);
    await addRestaurant(opened.database, { id: 1 });
    await addRestaurant(opened.database, { id: 2, requiresCard: true });
  });
  afterAll(async () => {
    await close(server);
    await opened.stop();
  });
  beforeEach(async () => {
    await opened.database.orm.delete(schema.reservations);
    const app = providerOf(here);
    respond = (request) => app.fetch(request);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const open = (given: { bookingSecret?: string; bookingUrl?: string } = {}) =>
    openBooking({
      database: opened.database,
      now,
      bookingUrl: `${origin}/v1`,
      bookingSecret: SECRET,
      ...given,
    });
  const memberId = 'member/1';
  const wanted = { memberId, merchantId: 1, startsAt: EVENING, partySize: 2 };
  const refusal = (reason: string) => ({ name: 'BookingRefusal', reason });

  test('finds, holds, reserves, lists, changes and cancels like the built-in service', async () => {
    const remote = open();
    expect(await remote.findRestaurant(1)).toEqual(await here.findRestaurant(1));
    expect(await remote.findRestaurant(9)).toBeUndefined();
    const search = { merchantId: 1, date: dayOf('2026-06-22'), partySize: 2 };
    const free = await remote.findSlots(search);
    expect(free).toHaveLength(9);
    expect(free).toEqual(await here.findSlots(search));

    const released = await remote.hold(wanted);
    await remote.release({ memberId, holdId: released.id });
    await remote.release({ memberId, holdId: released.id });
    expect(await remote.findSlots(search)).toHaveLength(9);

    const held = await remote.hold(wanted);
    expect(held).toMatchObject({ startsAt: EVENING.toISOString(), hasBonus: true, requiresCard: false });
    const reserved = await remote.reserve({ memberId, holdId: held.id });
    expect(await remote.reserve({ memberId, holdId: held.id })).toEqual(reserved);
    expect(await remote.list({ memberId })).toEqual([reserved]);
    expect(await here.list({ memberId })).toEqual([reserved]);
    const changed = { memberId, id: reserved.id };
    expect((await remote.findSlots(search)).length).toBeLessThan(9);
    expect(await remote.findSlots({ ...search, changed })).toHaveLength(9);

    const evening = { startsAt: EVENING, partySize: 2 };
    const later = { startsAt: LATER, partySize: 1 };
    const moved = await remote.change({ ...changed, ...later, seen: evening });
    expect(moved).toMatchObject({ id: reserved.id, startsAt: LATER.toISOString(), partySize: 1 });
    expect(await remote.cancel({ ...changed, seen: later })).toMatchObject({ id: reserved.id });
    expect(await remote.list({ memberId })).toEqual([]);
    const nowhere = { memberId, id: 'r/9', seen: evening };
    expect(await remote.cancel(nowhere)).toBeUndefined();
    expect(await remote.change({ ...nowhere, ...later })).toBeUndefined();
  });

  test('OPS-18.a every call is in the guide, with its fields', async () => {
    const sent: string[][] = [];
    respond = async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.headers.has('Content-Type') ? ((await request.json()) as object) : {};
      sent.push([`${request.method} ${pathname.replace('/v1/', '')}${search}`, ...Object.keys(body)]);
      return Response.json({}, { status: 500 });
    };
    const remote = open();
    const changed = { memberId: 'abc', id: 'r-1', seen: { startsAt: EVENING, partySize: 2 } };
    const wantedThere = { merchantId: 7, startsAt: EVENING, partySize: 2 };
    const search = { merchantId: 7, date: dayOf('2026-06-22'), partySize: 2 };
    await Promise.allSettled([
      remote.findRestaurant(7),
      remote.findSlots(search),
      remote.findSlots({ ...search, changed }),
      remote.hold({ memberId: 'abc', ...wantedThere }),
      remote.release({ memberId: 'abc', holdId: 'h-1' }),
      remote.reserve({ memberId: 'abc', holdId: 'h-1', cardToken: 'token_1' }),
      remote.change({ ...changed, startsAt: EVENING, partySize: 2, cardToken: 'token_1', hasBonus: true }),
      remote.cancel(changed),
      remote.list({ memberId: 'abc' }),
    ]);
    const guide = await readFile(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8');
    const calls = [...guide.matchAll(/^\| (`(?:GET|POST|PUT|DELETE) .*?) +\|/gm)].map(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    );
    expect(new Set(sent)).toEqual(new Set(calls));
  });

  test('RES-09 RES-15 RES-16 RES-17 RES-19 a rejection keeps its reason, and a card token is sent', async () => {
    const remote = open();
    const held = await remote.hold({ ...wanted, merchantId: 2 });
    const request = { memberId, holdId: held.id };
    await expect(remote.reserve(request)).rejects.toMatchObject(refusal('cardRequired'));
    await remote.reserve({ ...request, cardToken: 'token_1' });
    const second = await remote.hold({ ...wanted, startsAt: LATER });
    await expect(remote.reserve({ memberId, holdId: second.id })).rejects.toMatchObject(refusal('overlap'));
    await expect(remote.reserve({ memberId, holdId: 'none' })).rejects.toMatchObject(refusal('holdExpired'));
    await expect(remote.hold({ ...wanted, memberId: 'member-2', startsAt: LATER })).rejects.toMatchObject(
      refusal('slotTaken'),
    );
    await expect(remote.hold({ ...wanted, memberId: 'member-3' })).rejects.toMatchObject(refusal('fraud'));
    await expect(remote.hold({ ...wanted, memberId: 'member-4' })).rejects.toMatchObject(
      refusal('deactivated'),
    );
  });

  test.each([
    ['time', { startsAt: LATER, partySize: 2 }],
    ['party', { startsAt: EVENING, partySize: 1 }],
  ])(
    'RES-26.a RES-26.b the provider learns the %s that was seen, and refuses when it is another',
    async (_, seen) => {
      const remote = open();
      const { id } = await remote.reserve({ memberId, holdId: (await remote.hold(wanted)).id });
      const of = { memberId, id, seen };
      await expect(remote.cancel(of)).rejects.toMatchObject(refusal('reservationChanged'));
      const change = remote.change({ ...of, startsAt: LATER, partySize: 1 });
      await expect(change).rejects.toMatchObject(refusal('reservationChanged'));
      expect(await remote.list({ memberId })).toMatchObject([
        { startsAt: EVENING.toISOString(), partySize: 2 },
      ]);
    },
  );

  test.each([
    ['a wrong secret', () => Response.json({}, { status: 401 })],
    ['a fault', () => new Response('no', { status: 503 })],
    ['a refusal for a reason that nobody knows', () => Response.json({ code: 'mood' }, { status: 409 })],
    ['a page that is not there', () => new Response('Not found', { status: 404 })],
    ['a redirection', () => Response.redirect('https://elsewhere.example/', 307)],
    ['no JSON', () => new Response('<html>')],
    ['no body', () => new Response(null, { status: 204 })],
    ['null', () => Response.json(null)],
    ['another shape', () => Response.json({ timeZone: 'America/Nowhere', partySizes: {}, id: 1 })],
  ])('RES-18 %s is a failure, not a rejection or a result', async (_, wrong) => {
    respond = wrong;
    const remote = open();
    const of = { memberId, id: 'r-1', seen: { startsAt: LATER, partySize: 2 } };
    const calls = [
      remote.findRestaurant(1),
      remote.findSlots({ merchantId: 1, date: dayOf('2026-06-22'), partySize: 2 }),
      remote.hold(wanted),
      remote.reserve({ memberId, holdId: 'h-1' }),
      remote.change({ ...of, startsAt: LATER, partySize: 3 }),
      remote.cancel(of),
      remote.list({ memberId }),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome.status).toBe('rejected');
      expect((outcome as PromiseRejectedResult).reason).not.toBeInstanceOf(BookingRefusal);
    }
  });

  test('RES-18 a provider that does not respond times out after ten seconds', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const requested = Promise.withResolvers<void>();
    respond = async (request) => {
      requested.resolve();
      await once(request.signal, 'abort');
      return new Response();
    };
    const call = open().list({ memberId });
    await requested.promise;
    late.abort(new Error('too late'));
    await expect(call).rejects.toThrow('too late');
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  test('reports invalid settings, and is not called without a URL', async () => {
    expect(() => openBooking({ database: opened.database, now, bookingUrl: origin })).toThrow(
      'BOOKING_URL requires BOOKING_SECRET',
    );
    respond = () => Response.json({}, { status: 500 });
    const own = openBooking({ database: opened.database, now });
    expect(await own.findRestaurant(1)).toBeDefined();
  });

  test('OPS-10.c is not called by a restored copy that is tried', async () => {
    respond = () => Response.json({}, { status: 500 });
    const remote = { bookingUrl: origin, bookingSecret: 'secret' };
    const drill = openBooking({ database: opened.database, now, ...remote, isRestoreDrill: true });
    expect(await drill.findRestaurant(1)).toBeDefined();
  });
});
