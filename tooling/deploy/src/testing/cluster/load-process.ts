/**
 * Puts load on the cluster from the clients' network namespace. Started by `startLoad`, with an IPC channel.
 * The rate stays constant however slow responses are, because visitors do not wait for each other.
 */
import { randomUUID } from 'node:crypto';

import type { LoadOptions, LoadOrder } from './load.ts';
import { openRecorder } from './recorder.ts';
import { nameSave, type Kind, type LoadRecord } from './records.ts';
import {
  openSiteClient,
  joinAndSignIn,
  type SignedIn,
  type SiteAddress,
  type SiteClient,
} from './site-client.ts';

/** The number of turns is coprime to that of the addresses, so that each address gets every kind. */
const TURNS: readonly Exclude<Kind, 'database'>[] = [
  ...(['search', 'view', 'restaurant', 'save', 'search', 'flags', 'member'] as const),
  ...(['search', 'view', 'content', 'save', 'search', 'restaurant', 'summary'] as const),
  ...(['search', 'view', 'flags', 'save', 'search', 'content', 'view'] as const),
];
interface Prepared {
  readonly callSite: SiteClient;
  readonly members: readonly SignedIn[];
  readonly merchants: readonly number[];
}

function openLoad(options: LoadOptions, { callSite, members, merchants }: Prepared) {
  const recorder = openRecorder();
  const saving = new Set<SignedIn>();
  let sites = options.sites;
  let sent = 0;
  let saves = 0;
  let timer: NodeJS.Timeout | undefined;

  const callOf: Record<
    (typeof TURNS)[number],
    (turn: number, member: SignedIn) => Parameters<SiteClient>[1]
  > = {
    search: (turn) => ({
      // Every other search contains a new word, which no cache can know.
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
    // Each member sends one save at a time, because the order of two concurrent ones would be unknown.
    const inTurn = [...members.slice(turn % members.length), ...members];
    const member = kind === 'save' ? inTurn.find((one) => !saving.has(one)) : inTurn[0];
    if (!site || !member) return;
    const { wrote, body } = bodyOf(kind, member);
    if (kind === 'save') saving.add(member);
    const about = { kind, to: site.name, ...(wrote !== undefined && { wrote }) };
    void recorder
      .follow(about, async () => {
        const given = callOf[kind](turn, member);
        const {
          status,
          body: responseBody,
          saysWhen,
        } = await callSite(site, { ...given, ...(body !== undefined && { body }) });
        if (status < 400) return String(status);
        const [, code] = /"code":"(\w+)"/.exec(responseBody) ?? [];
        const remedy = status === 503 && !saysWhen ? 'without Retry-After' : undefined;
        return [status, code, remedy].filter((part) => part !== undefined).join(' ');
      })
      .then(() => kind === 'save' && saving.delete(member));
  }

  return {
    begin(perSecond: number): void {
      const startedAt = performance.now();
      const before = sent;
      timer = setInterval(() => {
        const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
        while (sent - before < due) send();
      }, 1000 / perSecond);
    },
    aim(names: readonly string[]): void {
      sites = options.sites.filter(({ name }) => names.includes(name));
    },
    async end(): Promise<readonly LoadRecord[]> {
      clearInterval(timer);
      return recorder.take();
    },
  };
}

async function start(options: LoadOptions) {
  const callSite = openSiteClient(options.host, options.certificate);
  const [site] = options.sites as [SiteAddress];
  const found = await callSite(site, { path: '/api/v2/Merchants/Search?location=Chicago' });
  const { merchants } = JSON.parse(found.body) as { merchants: { id: number }[] };
  const members: SignedIn[] = [];
  for (let number = 0; number < options.members; number += 1)
    members.push(await joinAndSignIn(callSite, site, number));
  return openLoad(options, { callSite, members, merchants: merchants.map(({ id }) => id) });
}

let load: ReturnType<typeof openLoad>;
async function obey(order: LoadOrder): Promise<unknown> {
  if (order.do === 'start') load = await start(order.options);
  if (order.do === 'aim') load.aim(order.names);
  if (order.do === 'begin') load.begin(order.perSecond);
  return order.do === 'end' ? load.end() : undefined;
}
process.on('message', (order: LoadOrder) => {
  obey(order).then(
    (result) => process.send?.({ result }),
    (cause: Error) => process.send?.({ failure: cause.stack }),
  );
});
process.once('disconnect', () => process.exit());
