import { featureFlagsContract, locationsContract, type ProblemBody } from '@tableside/api-client/contract';
import { filterKeys, type FilterKey } from '@tableside/core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { countAhead } from '../testing/count-ahead.ts';
import { demoData } from '../testing/demo-data.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const prospect = '/api/Members/Prospects';
const validatePath = (email: string) => `/api/Members/Validate/Email?email=${encodeURIComponent(email)}`;
const problemOf = async (response: Response) => (await response.json()) as ProblemBody;

describe.each(databaseKinds)('the API on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  let moment = TEST_DAY;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, demoData({ merchants: 0, hasActivity: false }));
    const partners = await readTestPartners();
    api = createTestApi({ database: opened.database, partners, now: () => moment });
  });
  afterAll(() => opened.stop());
  beforeEach(() => {
    moment = new Date(moment.getTime() + 3_600_000);
  });

  describe('anti-forgery', () => {
    test('API-02.a SES-29.a returns a token, in a session that scripts and other hosts cannot read', async () => {
      const response = await api.call('/api/CSRF');
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        csrfToken: expect.stringMatching(/^[\w-]+\.[\w-]+$/) as string,
      });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Set-Cookie')).toMatch(
        /^__Host-tableside-visitor=[\w-]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    });

    test('API-02.a keeps the session and returns a different token each time', async () => {
      const session = await api.openSession();
      const again = await api.call('/api/CSRF', { session });
      expect(again.headers.get('Set-Cookie')).toBeNull();
      const { csrfToken } = (await again.json()) as { csrfToken: string };
      expect(csrfToken).not.toBe(session.token);
      const made = await api.call(prospect, {
        method: 'POST',
        session: { ...session, token: csrfToken },
        body: { email: 'two@example.com' },
      });
      expect(made.status).toBe(201);
    });

    test('API-02.a API-30.b ERR-22 rejects requests that another page caused the browser to send', async () => {
      const [own, other, foreign] = await Promise.all([
        api.openSession(),
        api.openSession(),
        api.openSession('hilton'),
      ]);
      const body = { email: 'forged@example.com' };
      const forgeries = {
        'no session': { body },
        'no token': { session: { ...own, token: '' }, body },
        placeholder: { session: { ...own, token: 'CSRF_UNAVAILABLE' }, body },
        'token of another session': { session: { ...own, token: other.token }, body },
        'session and token of another partner': { session: foreign, body },
        'altered token': { session: { ...own, token: `${own.token}x` }, body },
      };
      for (const [name, options] of Object.entries(forgeries)) {
        const response = await api.call(prospect, { method: 'POST', ...options });
        const code = name === 'no session' ? 'cookieMissing' : 'csrf';
        expect([name, response.status, (await problemOf(response)).code]).toEqual([name, 403, code]);
      }
      const headers: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { Origin: 'http://hilton.localhost' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { 'Sec-Fetch-Site': 'none' },
      ];
      for (const forged of headers) {
        const response = await api.call(prospect, { method: 'POST', session: own, body, headers: forged });
        expect([forged, response.status, (await problemOf(response)).code]).toEqual([
          forged,
          403,
          'crossSite',
        ]);
      }
      const asForm = await api.call(prospect, {
        method: 'POST',
        session: own,
        body,
        headers: { 'Content-Type': 'text/plain' },
      });
      expect([asForm.status, (await problemOf(asForm)).code]).toEqual([400, 'contentType']);
      const stored = await opened.database.orm
        .select()
        .from(schema.prospects)
        .where(eq(schema.prospects.email, body.email));
      expect(stored).toEqual([]);
    });
  });

  describe('prospects', () => {
    test('API-09.a HOM-06.a HOM-07.a an address is valid if it is well formed and not a member’s', async () => {
      const session = await api.openSession();
      const isValid = async (email: string, partner = 'american') =>
        (
          await api.read<{ isValid: boolean }>(
            validatePath(email),
            partner === 'american' ? { session } : { partner },
          )
        ).isValid;
      expect(await isValid('someone@example.com')).toBe(true);
      expect(await isValid('  Member@Example.com ')).toBe(false);
      expect(await isValid('not an address')).toBe(false);
      expect(await isValid('')).toBe(false);
      await opened.database.orm
        .insert(schema.members)
        .values({ publicId: 'only-american', partnerId: 'american', email: 'one-partner@example.com' })
        .onConflictDoNothing();
      expect(await isValid('one-partner@example.com')).toBe(false);
      expect(await isValid('one-partner@example.com', 'hilton')).toBe(true);
    });

    test('API-27 HOM-06.a an e-mail address alone creates a prospect, and the same address returns the same one', async () => {
      const session = await api.openSession();
      const create = (email: string) => api.call(prospect, { method: 'POST', session, body: { email } });
      const first = await create('New@Example.com');
      expect(first.status).toBe(201);
      const { publicId } = (await first.json()) as { publicId: string };
      expect(publicId).toMatch(/^[\w-]{24}$/);
      expect(await (await create('new@example.com')).json()).toEqual({ publicId });
      const elsewhere = await api.call(prospect, {
        method: 'POST',
        partner: 'hilton',
        session: await api.openSession('hilton'),
        body: { email: 'new@example.com' },
      });
      expect(((await elsewhere.json()) as { publicId: string }).publicId).not.toBe(publicId);
    });

    test('API-27 a member’s address and an invalid body get 400 with the field', async () => {
      const session = await api.openSession();
      const bodies = [
        { email: 'member@example.com' },
        { email: 'nobody' },
        { email: 'a@example.com', password: 'x' },
        {},
        [],
        '{',
        'null',
      ];
      for (const body of bodies) {
        const response = await api.call(prospect, { method: 'POST', session, body });
        const { code, errors, requestId } = await problemOf(response);
        expect([body, response.status]).toEqual([body, 400]);
        expect(requestId).toBe(response.headers.get('X-Request-Id'));
        expect([code, (errors?.length ?? 0) > 0]).toEqual(
          body === '{' ? ['unreadable', false] : ['invalid', true],
        );
      }
    });

    test('API-09.a VAL-21.a the check before joining accepts the same addresses as the join form', async () => {
      const session = await api.openSession();
      const judged = async (email: string) =>
        ((await (await api.call(validatePath(email), { session })).json()) as { isValid: boolean }).isValid;
      for (const email of ['a/b@example.com', 'user%x@example.com', "o'brien@example.com"]) {
        expect([email, await judged(email)]).toEqual([email, true]);
      }
      for (const email of ['test@iana-.com', 'a..b@example.com', 'robin@müller.example.com']) {
        expect([email, await judged(email)]).toEqual([email, false]);
      }
    });

    test('API-09.d API-30.b a client may check ten addresses in ten minutes, in parallel too, and again later', async () => {
      const session = await api.openSession();
      const request = (number: number) => api.call(validatePath(`guess-${number}@example.com`), { session });
      const responses = await Promise.all(Array.from({ length: 30 }, (_, number) => request(number)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
      const refused = responses.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(Number(refused?.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
      expect((await problemOf(refused ?? new Response())).code).toBe('tooManyTries');
      moment = new Date(moment.getTime() + 600_000);
      expect((await request(99)).status).toBe(200);
    });

    test('API-09.d the same address again does not count', async () => {
      const session = await api.openSession();
      for (let again = 0; again < 15; again += 1) {
        expect((await api.call(validatePath('same@example.com'), { session })).status).toBe(200);
      }
      const stored = await opened.database.orm.select().from(schema.rateLimitItems);
      expect(JSON.stringify(stored)).not.toContain('@');
    });

    test('API-09.d a new session does not reset the client’s limit, nor do other browsers the network’s', async () => {
      const hasResponse = async (email: string, userAgent: string, address: string) => {
        const session = await api.openSession();
        const headers = { 'User-Agent': userAgent };
        return (await api.call(validatePath(email), { session, address, headers })).status === 200;
      };
      const guess = async (count: number, name: string, userAgent: string, network: string) => {
        let responded = 0;
        for (let host = 1; host <= count; host += 1) {
          if (await hasResponse(`${name}-${host}@example.com`, userAgent, `${network}::${host}`))
            responded += 1;
        }
        return responded;
      };
      const network = '2001:db8:0:7';
      expect(await guess(15, 'first', 'Browser/1', network)).toBe(10);
      await countAhead(opened.database, 'email-network', 70);
      let others = 0;
      for (let number = 2; number <= 4; number += 1) {
        others += await guess(10, `browser-${number}`, `Browser/${number}`, network);
      }
      expect(others).toBe(20);
      expect(await guess(1, 'elsewhere', 'Browser/1', '2001:db8:0:8')).toBe(1);
    });
  });

  describe('impressions', () => {
    const event = (eventId: string, more: object = {}) => ({
      eventId,
      eventName: 'pageView',
      channel: 'web',
      dateTime: '2026-06-15T12:00:00.000Z',
      userAgent: 'Browser/1',
      url: 'https://dining.american.example/search?utm_source=mail&public_id=secret&email=a%40example.com#part',
      ...more,
    });
    const post = (body: unknown, partner = 'american') =>
      api.call('/api/Impressions', { method: 'POST', body, partner });

    test('API-25.a API-29.b TRK-08 stores each event once, with its fields, without a token', async () => {
      const events = [
        event('one', { memberId: 'm1', merchantId: '100001' }),
        event('two', { eventName: 'search', merchantIds: ['1', '2'] }),
      ];
      expect(await (await post(events)).json()).toEqual({ accepted: 2 });
      expect(await (await post([...events, event('three'), event('three')])).json()).toEqual({ accepted: 1 });
      expect(await (await post(events, 'hilton')).json()).toEqual({ accepted: 2 });
      const rows = await opened.database.orm
        .select()
        .from(schema.impressions)
        .where(eq(schema.impressions.partnerId, 'american'));
      expect(rows.map(({ eventId }) => eventId).toSorted()).toEqual(['one', 'three', 'two']);
      expect(rows.find(({ eventId }) => eventId === 'one')).toMatchObject({
        channel: 'web',
        occurredAt: new Date('2026-06-15T12:00:00.000Z'),
        userAgent: 'Browser/1',
        memberId: null,
        merchantId: '100001',
        url: 'https://dining.american.example/search?utm_source=mail',
      });
      expect(rows.find(({ eventId }) => eventId === 'two')).toMatchObject({
        eventName: 'search',
        merchantIds: ['1', '2'],
      });
    });

    test('API-25.a TRK-08 rejects events without channel, time or browser, and too many or too large ones', async () => {
      const wrong = [
        [event('x', { channel: 'app' })],
        [event('x', { dateTime: 'yesterday' })],
        [event('x', { dateTime: 'Mon Jun 15 2026 12:00:00 GMT+0000' })],
        [{ ...event('x'), userAgent: undefined }],
        Array.from({ length: 201 }, (_, index) => event(String(index))),
        { events: [] },
      ];
      for (const body of wrong) expect((await post(body)).status).toBe(400);
      const large = await post([event('x', { filler: 'x'.repeat(200_000) })]);
      expect([large.status, (await problemOf(large)).code]).toEqual([400, 'tooLarge']);
      expect(await (await post([])).json()).toEqual({ accepted: 0 });
    });
  });

  test('API-08 CFG-33.a CFG-33.b SAV-03.h flags have exactly three properties, and a partner’s overrides affect only that partner', async () => {
    const read = (partner: string) =>
      api.read<featureFlagsContract.FeatureFlagsResponse>('/api/feature-flags', { partner });
    const before = await read('american');
    expect(Object.keys(before).toSorted()).toEqual(['authFlags', 'filters', 'partnerFeatureFlags']);
    expect(before).toMatchObject({ authFlags: { outage: false, captcha: false }, partnerFeatureFlags: {} });
    expect(before.filters).toEqual(filterKeys);
    const without = (...keys: FilterKey[]) => filterKeys.filter((key) => !keys.includes(key));
    expect((await read('caesars')).filters).toEqual(without('acclaimed', 'reservations'));
    expect((await read('choice')).filters).toEqual(without('isSaved', 'reservations'));
    const { orm } = opened.database;
    const switches = { hasPWAInstallBanner: true, openTableReservationsEnabled: false, hasVIP: false };
    const authFlags = { outage: true, captcha: true };
    const overrides = { ...authFlags, ...switches, 'filter.isNew': false, 'filter.unknown': true };
    await orm
      .insert(schema.featureFlagOverrides)
      .values(Object.entries(overrides).map(([name, value]) => ({ partnerId: 'american', name, value })));
    const after = await read('american');
    expect(featureFlagsContract.featureFlagsResponse.parse(after)).toEqual(after);
    expect(after).toMatchObject({ authFlags, partnerFeatureFlags: switches });
    expect(Object.keys(after.partnerFeatureFlags).toSorted()).toEqual(Object.keys(switches).toSorted());
    expect(after.filters).toEqual(before.filters.filter((key) => key !== 'isNew' && key !== 'reservations'));
    expect(await read('hilton')).toMatchObject({ authFlags: { outage: false }, partnerFeatureFlags: {} });
    await orm.execute(sql`delete from feature_flag_overrides`);
  });

  test('API-12 SEA-27 the default location is two numbers with two decimals', async () => {
    const fallback = { latitude: 40.76, longitude: -73.99 };
    expect(await api.read('/api/DefaultUserLocation')).toEqual(fallback);
    const { database } = opened;
    const behindProxy = createTestApi({ database, partners: await readTestPartners(), trustsProxy: true });
    const locatedAt = (of: TestApi, position: string) =>
      of.read('/api/DefaultUserLocation', { headers: { 'X-Visitor-Location': position } });
    const chicago = { latitude: 41.88, longitude: -87.63 };
    expect(await locatedAt(behindProxy, '41.8842,-87.6324')).toEqual(chicago);
    expect(await locatedAt(behindProxy, 'unknown')).toEqual(fallback);
    expect(await locatedAt(api, '41.8842,-87.6324')).toEqual(fallback);
  });

  test('API-10 a ZIP code is valid if it exists', async () => {
    const request = (zip: string) => api.read(`/api/Members/Validate/Zip?zip=${zip}`);
    expect(await request('60601')).toEqual({ isValid: true });
    for (const zip of ['00000', '6060', '606011', 'A1A1A1', '', '%36%36']) {
      expect(await request(zip)).toEqual({ isValid: false });
    }
    expect((await api.call('/api/Members/Validate/Zip')).status).toBe(400);
  });

  test('SEA-33.a suggestions require three typed letters', async () => {
    const response = await api.read<locationsContract.LocationPredictionsResponse>(
      '/api/v2/Locations/Predictions?text=chi',
    );
    expect(locationsContract.locationPredictionsResponse.parse(response).predictions[0]?.text).toBe(
      'Chicago, IL',
    );
    expect((await api.call('/api/v2/Locations/Predictions?text=ch%20')).status).toBe(400);
  });

  test('API-30.b an unknown path is 404, and every response has a request id', async () => {
    for (const path of ['/api/nothing', '/api', '/api/CSRF/more']) {
      const response = await api.call(path);
      expect([path, response.status, (await problemOf(response)).code]).toEqual([path, 404, 'notFound']);
    }
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await api.call('/api/CSRF')).headers.get('X-Request-Id')),
    );
    expect(new Set(ids).size).toBe(5);
    expect((await api.call('/api/CSRF', { headers: { Host: 'unknown.localhost' } })).status).toBe(404);
  });
});
