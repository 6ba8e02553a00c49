import type { ProblemBody } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../accounts/find-member.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { sessionsProlonged } from '../accounts/prolong-sessions.ts';
import type { ClaimReports } from '../api/index.ts';
import { schema, type Database } from '../database/database.ts';
import type { RenderReceipt } from '../receipts/index.ts';
import { createMailer, type Mailer } from '../mail/index.ts';
import { demoData, restorePeople } from './demo-data.ts';
import { beginTestSession } from './member-session.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from './test-api.ts';
import { openBrowser, type TestBrowser } from './test-browser.ts';
import { openTestDatabase } from './test-database.ts';

export const MINUTE_MS = 60_000;

interface GivenSession {
  readonly isReadOnly?: boolean;
  readonly lastsMs?: number;
}

export interface TestAccounts {
  readonly database: Database;
  readonly api: TestApi;
  now(): Date;
  pass(ms: number): void;
  takeWork(): number;
  open(partner?: string): TestBrowser;
  anotherApi(): TestApi;
  /** Restores the members, and advances the clock by an hour so that rate limits start over. */
  reset(): Promise<void>;
  member(email: string, partner?: string): Promise<MemberRow>;
  give(browser: TestBrowser, email: string, session?: GivenSession): Promise<void>;
  openAs(email: string, partner?: string, session?: GivenSession): Promise<TestBrowser>;
  stop(): Promise<void>;
}

export async function startAccounts(
  kind: Database['kind'],
  {
    hasActivity = false,
    renderReceipt,
    claimReportsOf,
  }: {
    readonly hasActivity?: boolean;
    readonly renderReceipt?: RenderReceipt;
    readonly claimReportsOf?: (database: Database) => Promise<ClaimReports>;
  } = {},
): Promise<TestAccounts> {
  let moment = TEST_DAY.getTime();
  let work = 0;
  const opened = await openTestDatabase(kind, demoData({ merchants: 0, hasActivity }));
  const { database } = opened;
  const partners = await readTestPartners();
  const passwords = createPasswords({ cost: 4, longestQueue: 1000, onWork: () => (work += 1) });
  const claimReports = await claimReportsOf?.(database);
  const mailer = createMailer({
    database,
    now: () => new Date(moment),
    log: { warn: () => {} },
    retainsBodies: true,
  });
  const apiOf = (database: Database, mailer?: Mailer) =>
    createTestApi({
      database,
      ...(mailer && { mailer }),
      partners,
      now: () => new Date(moment),
      passwords,
      ...(renderReceipt && { renderReceipt }),
      ...(claimReports && { claimReports }),
    });
  const api = apiOf(database, mailer);

  // Sessions are extended after the response, and this clock may move on before that.
  const call: typeof api.call = async (...given) => {
    const response = await api.call(...given);
    await sessionsProlonged(database);
    return response;
  };
  const accounts: TestAccounts = {
    database,
    api,
    anotherApi: () => apiOf(opened.another()),
    stop: () => opened.stop(),
    now: () => new Date(moment),
    pass(ms) {
      moment += ms;
    },
    takeWork() {
      const taken = work;
      work = 0;
      return taken;
    },
    open: (partner = 'hilton') => openBrowser({ call }, partner),
    async reset() {
      // Mail that is written after a response must belong to the test that caused it.
      await mailer.settled();
      await restorePeople(database);
      moment += 60 * MINUTE_MS;
      work = 0;
    },
    async member(email, partner = 'hilton') {
      const { members } = schema;
      const [row] = await database.orm
        .select()
        .from(members)
        .where(and(eq(members.partnerId, partner), eq(members.email, email)));
      if (!row) throw new Error(`${partner} has no ${email}.`);
      return row;
    },
    async give(browser, email, { isReadOnly = false, lastsMs = 15 * MINUTE_MS } = {}) {
      const { publicId: memberId, partnerId } = await accounts.member(email, browser.partner);
      const expiresAt = new Date(moment + lastsMs);
      const { id } = await beginTestSession(database, { partnerId, memberId, isReadOnly, expiresAt });
      browser.cookies.set('__Host-tableside-session', id);
    },
    async openAs(email, partner, session) {
      const browser = accounts.open(partner);
      await accounts.give(browser, email, session);
      return browser;
    },
  };
  return accounts;
}

export const codeOf = async (response: Response): Promise<unknown[]> => [
  response.status,
  ((await response.json()) as Partial<ProblemBody>).code,
];

export const fieldErrorsIn = async (response: Response): Promise<Record<string, string>> => {
  const body = (await response.json()) as Partial<ProblemBody> | NonNullable<ProblemBody['errors']>;
  const errors = Array.isArray(body) ? body : (body.errors ?? []);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};
