/**
 * The process that puts load on the cluster: started with a channel by `startLoad`, in the namespace of the clients. It
 * sends at a steady rate whatever the answers are, as visitors do who do not know of each other.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { findLost } from './judge.ts';
import type { Ended, LoadOptions, LoadOrder } from './load.ts';
import { nameSave, type Kind, type LoadRecord, type Stored } from './records.ts';
import {
  openSiteClient,
  joinAndSignIn,
  type SignedIn,
  type SiteAddress,
  type SiteClient,
} from './site-client.ts';

/** What is asked for in turn. Their number has no divisor in common with that of the addresses. */
const TURNS: readonly Exclude<Kind, 'database'>[] = [
  ...(['search', 'view', 'restaurant', 'save', 'search', 'flags', 'member'] as const),
  ...(['search', 'view', 'content', 'save', 'search', 'restaurant', 'summary'] as const),
  ...(['search', 'view', 'flags', 'save', 'search', 'content', 'view'] as const),
];
const PROBE_MS = 100;
const PROBE_TIMEOUT_MS = 1000;
/** How long the database may be away when the writes are counted. */
const COUNT_TRIES = 100;

const nameError = (cause: unknown): string => {
  const { code, name, message } = cause as Error & { code?: string | number };
  return name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : String(code ?? message);
};

/** Does something on a connection of its own, so that it does not wait for one that hangs. */
async function withDatabase<Result>(
  { databaseUrl }: Pick<LoadOptions, 'databaseUrl'>,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    // Without waiting: a server whose machine is gone never says good-bye.
    client.connection.stream.destroy();
  }
}

interface Prepared {
  readonly ask: SiteClient;
  readonly members: readonly SignedIn[];
  /** Restaurants that there are. */
  readonly merchants: readonly number[];
}

function openLoad(options: LoadOptions, { ask, members, merchants }: Prepared) {
  let records: LoadRecord[] = [];
  const underWay = new Set<Promise<void>>();
  const saving = new Set<SignedIn>();
  let sites = options.sites;
  let sent = 0;
  let saves = 0;
  let timer: NodeJS.Timeout | undefined;
  let probing: NodeJS.Timeout | undefined;

  /** Records what becomes of something that resolves with its outcome. */
  function follow(
    about: Pick<LoadRecord, 'kind' | 'to' | 'wrote'>,
    work: () => Promise<string>,
  ): Promise<void> {
    const sentAt = performance.timeOrigin + performance.now();
    const ended = work()
      .catch(nameError)
      .then((outcome) => {
        const ms = performance.timeOrigin + performance.now() - sentAt;
        records.push({ ...about, sentAt, ms, outcome });
        underWay.delete(ended);
      });
    underWay.add(ended);
    return ended;
  }

  const callOf: Record<
    (typeof TURNS)[number],
    (turn: number, member: SignedIn) => Parameters<SiteClient>[1]
  > = {
    search: (turn) => ({
      // Words that were never asked for too.
      path: `/api/v2/Merchants/Search?location=Chicago&${turn % 2 ? `restaurantOrCuisine=word${turn}` : `page=${1 + (turn % 3)}`}`,
    }),
    restaurant: (turn) => ({ path: `/api/merchants/${merchants[turn % merchants.length]}` }),
    flags: () => ({ path: '/api/feature-flags' }),
    content: () => ({ path: '/api/cms/pages/home/' }),
    member: (_, { headers }) => ({ path: '/api/Member', headers }),
    summary: (_, { headers }) => ({ path: '/api/Member/DineSummary', headers }),
    view: () => ({ path: '/api/Impressions', method: 'POST' }),
    save: (_, { headers }) => ({ path: '/api/Member', method: 'PUT', headers }),
  };

  function bodyOf(kind: Kind, { email }: SignedIn): { readonly wrote?: string; readonly body?: unknown } {
    if (kind === 'view') {
      const wrote = randomUUID();
      const view = {
        eventId: wrote,
        eventName: 'pageView',
        channel: 'web',
        userAgent: 'load',
        url: '/search',
      };
      return { wrote, body: [{ ...view, dateTime: new Date().toISOString() }] };
    }
    if (kind !== 'save') return {};
    const number = (saves += 1);
    return { wrote: nameSave(email, number), body: { address: { address1: `${number} State Street` } } };
  }

  function send(): void {
    const turn = (sent += 1);
    const kind = TURNS[turn % TURNS.length] ?? 'search';
    const site = sites[turn % sites.length];
    // A member saves one thing at a time: of two, nobody knows which is last.
    const member = members
      .slice(turn % members.length)
      .concat(members)
      .find((one) => !saving.has(one));
    if (!site || !member) return;
    const { wrote, body } = bodyOf(kind, member);
    if (kind === 'save') saving.add(member);
    const about = { kind, to: site.name, ...(wrote !== undefined && { wrote }) };
    void follow(about, async () => {
      const given = callOf[kind](turn, member);
      const {
        status,
        body: answer,
        saysWhen,
      } = await ask(site, { ...given, ...(body !== undefined && { body }) });
      if (status < 400) return String(status);
      const code = /"code":"(\w+)"/.exec(answer)?.[1] ?? '';
      return `${status} ${code}${status === 503 && !saysWhen ? ' without Retry-After' : ''}`.trim();
    }).then(() => kind === 'save' && saving.delete(member));
  }

  const probe = () =>
    void follow({ kind: 'database', to: 'primary' }, () =>
      withDatabase(options, async (client) => {
        await client.query('insert into cluster_probes default values');
        return '200';
      }),
    );

  async function readStored(views: readonly string[]): Promise<Stored> {
    for (let tries = 1; ; tries += 1)
      try {
        return await withDatabase(options, async (client) => {
          const found = await client.query<{ id: string }>(
            'select event_id as id from impressions where event_id = any($1)',
            [views],
          );
          const saved = await client.query<{ email: string; address: string }>(
            'select email, address1 as address from members where email = any($1)',
            [members.map(({ email }) => email)],
          );
          return {
            views: new Set(found.rows.map(({ id }) => id)),
            saves: new Map(saved.rows.map(({ email, address }) => [email, Number.parseInt(address, 10)])),
          };
        });
      } catch (cause) {
        if (tries === COUNT_TRIES) throw cause;
        await pause(PROBE_TIMEOUT_MS);
      }
  }

  return {
    begin(): void {
      records = [];
      const startedAt = performance.now();
      const before = sent;
      // On a schedule: what is late is sent at once.
      timer = setInterval(() => {
        const due = Math.floor(((performance.now() - startedAt) / 1000) * options.perSecond);
        while (sent - before < due) send();
      }, 1000 / options.perSecond);
      probing = setInterval(probe, PROBE_MS);
    },
    aim(names: readonly string[]): void {
      sites = options.sites.filter(({ name }) => names.includes(name));
    },
    async end(): Promise<Ended> {
      clearInterval(timer);
      clearInterval(probing);
      await Promise.all(underWay);
      const views = records.flatMap(({ kind, wrote }) =>
        kind === 'view' && wrote !== undefined ? [wrote] : [],
      );
      return { records, lost: findLost(records, await readStored(views)) };
    },
  };
}

async function start(options: LoadOptions) {
  const ask = openSiteClient(options.host, options.certificate);
  const [site] = options.sites as [SiteAddress];
  const found = await ask(site, { path: '/api/v2/Merchants/Search?location=Chicago' });
  const { merchants } = JSON.parse(found.body) as { merchants: { id: number }[] };
  const members: SignedIn[] = [];
  for (let number = 0; number < options.members; number += 1)
    members.push(await joinAndSignIn(ask, site, number));
  await withDatabase(options, (client) =>
    client.query('create table if not exists cluster_probes (id serial)'),
  );
  return openLoad(options, { ask, members, merchants: merchants.map(({ id }) => id) });
}

let load: ReturnType<typeof openLoad>;
async function obey(order: LoadOrder): Promise<unknown> {
  if (order.do === 'start') load = await start(order.options);
  if (order.do === 'aim') load.aim(order.names);
  if (order.do === 'begin') load.begin();
  return order.do === 'end' ? load.end() : undefined;
}
process.on('message', (order: LoadOrder) => {
  obey(order).then(
    (result) => process.send?.({ result }),
    (cause: Error) => process.send?.({ failure: cause.stack }),
  );
});
process.once('disconnect', () => process.exit());
