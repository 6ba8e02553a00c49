import { randomUUID } from 'node:crypto';

import type { createRandom } from '@tableside/demo/seed';

import { shares, visitLengths, type CallKind, type Role } from './shares.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Call {
  readonly kind: CallKind;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly statuses: readonly number[];
}

export interface CallResponse {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

export interface Person {
  next(): Call;
  receive(response: CallResponse): void;
}

interface PersonOptions {
  readonly random: ReturnType<typeof createRandom>;
  readonly partnerId: string;
  readonly accounts: readonly Account[];
  readonly now: () => Date;
}

interface Slot {
  readonly startsAt: string;
  readonly requiresCard: boolean;
}

const DAY_MS = 86_400_000;
const PARTY = 2;

const places = [
  'Chicago, IL',
  'New York, NY',
  'Houston, TX',
  'Seattle, WA',
  'Denver, CO',
  'Atlanta, GA',
  'Boston, MA',
  'Miami, FL',
  '90210',
  '60601',
] as const;
const typed = ['chi', 'new y', 'hous', 'seat', 'denv', '606', '902', 'bost'] as const;
const filters = [
  '',
  '',
  '',
  '&sortBy=rating',
  '&sortBy=name',
  '&isNew=true',
  '&priceRange=2&priceRange=3',
  '&mealsServed=dinner',
  '&restaurantOrCuisine=pizza',
  '&restaurantOrCuisine=sushi',
] as const;
const groups = ['home', '*', 'discover', 'earn_banner', 'sidebar', 'popup'] as const;

const asQuery = (text: string) => encodeURIComponent(text);

export function createPerson({ random, partnerId, accounts, now }: PersonOptions): Person {
  const role: Role = accounts.length > 0 ? 'member' : 'visitor';
  const mix = Object.entries(shares).map(([kind, share]) => [kind as CallKind, share[role]] as const);

  let left = 0;
  let address = '';
  let account = accounts[0];
  const cookies = new Map<string, string>();
  let token = '';
  let accessToken = '';
  let found = { query: '', page: 1, pages: 0, merchants: [] as { id: string; canReserve: boolean }[] };
  let following: CallKind[] = [];
  let merchantId = '';
  let slots: readonly Slot[] = [];
  let held = '';
  let reserved = { id: '', startsAt: '' };
  let requested: CallKind = 'search';
  let visits = 0;

  function beginVisit(): void {
    const [least, most] = visitLengths[role];
    left = random.between(least, most);
    address = [10, random.between(0, 255), random.between(0, 255), random.between(1, 254)].join('.');
    cookies.clear();
    token = '';
    accessToken = '';
    found = { query: '', page: 1, pages: 0, merchants: [] };
    account = accounts[visits % accounts.length];
    visits += 1;
    if (role === 'member') following = ['token', 'sign in', 'token'];
  }

  function choose(): CallKind {
    const ended = left === 0 && following.length === 0;
    if (ended && accessToken !== '') return 'sign out';
    if (ended) beginVisit();
    const next = following.shift();
    if (next) return next;
    left -= 1;
    const kind = random.pickWeighted(mix);
    if (kind === 'next page' && found.page >= found.pages) return 'search';
    if (kind === 'restaurant' && found.merchants.length === 0) return 'search';
    if (kind === 'free tables' && !found.merchants.some(({ canReserve }) => canReserve)) return 'search';
    return kind;
  }

  const get = (path: string) => ({ method: 'GET' as const, path, statuses: [200] });
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, statuses = [200]) => ({
    method,
    path,
    body: JSON.stringify(body),
    statuses,
  });
  const search = () => `/api/v2/Merchants/Search?${found.query}&pageNo=${found.page}&pageSize=10`;

  function impressions() {
    const seen = found.merchants.map(({ id }) => id);
    const common = {
      channel: 'web',
      dateTime: now().toISOString(),
      userAgent: 'Mozilla/5.0 (load)',
      url: '/search',
    };
    const events = [
      { ...common, eventId: randomUUID(), eventName: 'pageView' },
      ...(seen.length > 0
        ? [{ ...common, eventId: randomUUID(), eventName: 'search', merchantIds: seen }]
        : []),
    ];
    return send('POST', '/api/Impressions', events);
  }

  const requests: Readonly<Record<CallKind, () => Omit<Call, 'kind' | 'headers'>>> = {
    search() {
      found = {
        query: `location=${asQuery(random.pick(places))}${random.pick(filters)}`,
        page: 1,
        pages: 0,
        merchants: [],
      };
      return get(search());
    },
    'next page'() {
      found.page += 1;
      return get(search());
    },
    restaurant: () => get(`/api/merchants/${random.pick(found.merchants).id}`),
    'place suggestions': () => get(`/api/v2/Locations/Predictions?text=${asQuery(random.pick(typed))}`),
    content: () => get(`/api/cms/pages/${random.pick(groups)}/?page_size=100`),
    'feature flags': () => get('/api/feature-flags'),
    impressions,
    token: () => get('/api/CSRF'),
    'sign in': () =>
      send('POST', '/api/SignIn', {
        userName: account?.email,
        password: account?.password,
        rememberMe: false,
      }),
    profile: () => get('/api/Member'),
    activity: () => get('/api/Member/Transactions?pageNo=1&resultsPerPage=10'),
    year: () => get('/api/Member/DineSummary'),
    cards: () => get('/api/Member/Cards'),
    reservations: () => get('/api/Reservations'),
    'profile change': () =>
      send('PUT', '/api/Member', { firstName: random.pick(['Robin', 'Sam', 'Alex', 'Noor']) }),
    'free tables'() {
      const options = found.merchants.filter(({ canReserve }) => canReserve);
      merchantId = random.pick(options).id;
      const day = new Date(now().getTime() + random.between(2, 25) * DAY_MS).toISOString().slice(0, 10);
      const query = `merchantId=${merchantId}&date=${day}&time=19:00&partySize=${PARTY}`;
      return get(`/api/Reservations/Availability?${query}`);
    },
    hold: () =>
      send(
        'POST',
        '/api/Reservations/Holds',
        { merchantId, startsAt: random.pick(slots).startsAt, partySize: PARTY },
        // The platform responds with 400 if somebody else took the table first, or if the reservation
        // overlaps another one.
        [201, 400],
      ),
    reserve: () => send('POST', '/api/Reservations', { holdId: held }, [201, 400]),
    cancel: () =>
      send('DELETE', `/api/Reservations/${reserved.id}?startsAt=${reserved.startsAt}&partySize=${PARTY}`, {}),
    'sign out': () => get('/api/SignOut'),
  };

  const readers: Partial<Record<CallKind, (body: never) => void>> = {
    search: readFound,
    'next page': readFound,
    token({ csrfToken }: { csrfToken: string }) {
      token = csrfToken;
    },
    'sign in'({ session }: { session: { accessToken: string } }) {
      accessToken = session.accessToken;
    },
    'sign out'() {
      accessToken = '';
    },
    'free tables'(body: { slots: readonly Slot[] }) {
      slots = body.slots.filter(({ requiresCard }) => !requiresCard);
      if (role === 'member' && slots.length > 0) following = ['hold'];
    },
    hold({ id }: { id: string }) {
      held = id;
      following = ['reserve'];
    },
    reserve({ id, startsAt }: { id: string; startsAt: string }) {
      reserved = { id, startsAt };
      // Reservations are canceled at once, so that tables do not run out.
      following = ['cancel'];
    },
  };
  function readFound(body: {
    totalPages: number;
    merchants: readonly { id: string; reservationProviders: readonly string[] }[];
  }) {
    found.pages = body.totalPages;
    found.merchants = body.merchants.map(({ id, reservationProviders }) => ({
      id,
      canReserve: reservationProviders.length > 0,
    }));
  }

  return {
    next() {
      requested = choose();
      const request = requests[requested]();
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return {
        kind: requested,
        ...request,
        headers: {
          'X-Tableside-Partner': partnerId,
          'X-Forwarded-For': address,
          'Sec-Fetch-Site': 'same-origin',
          // Signing out by navigation responds with a redirect, so this request looks like one from a script.
          'Sec-Fetch-Dest': 'empty',
          ...(cookie && { Cookie: cookie }),
          ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
          ...(request.method !== 'GET' && { 'Content-Type': 'application/json' }),
          ...(request.method !== 'GET' && token && { 'X-XSRF-TOKEN': token }),
        },
      };
    },
    receive({ status, body, cookies: set }) {
      for (const cookie of set) {
        const [pair = ''] = cookie.split(';');
        const at = pair.indexOf('=');
        if (/max-age=0(;|$)/i.test(cookie)) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      if (status < 300) readers[requested]?.(JSON.parse(body) as never);
    },
  };
}
