import { isGood, memoryKinds, writingKinds, type Kind, type LoadRecord, type Stored } from './records.ts';

/** An answer that takes longer is none to whoever waits for it. */
const SLOW_MS = 5000;

export interface Outage {
  /** When the first request was sent that was not answered well. */
  readonly from: number;
  /** When a request was answered well that was sent after the last one that was not; never is infinite. */
  readonly until: number;
}

export interface Figures {
  readonly requests: number;
  /** Writes that were acknowledged. */
  readonly acknowledged: number;
  /** How many requests failed, by kind and outcome. */
  readonly failed: Readonly<Record<string, number>>;
  /** How many of those are answered from memory. */
  readonly failedFromMemory: number;
  /** How many of them store nothing. */
  readonly failedReads: number;
  /** Failures that say nothing an operator or client can act on: 500, or 503 without Retry-After. */
  readonly unexplained: number;
  /** Seconds without a good answer, by kind; without the kinds that had none. */
  readonly secondsWithout: Readonly<Partial<Record<Kind, number>>>;
  /** Seconds from the fault until the database took writes again; undefined if it always did. */
  readonly databaseSeconds: number | undefined;
  /** Seconds from then, or from the fault, until every kind was answered well; 0 if none was not. */
  readonly platformSeconds: number;
  /** The longest answer from memory, and of all, in milliseconds. */
  readonly longestFromMemoryMs: number;
  readonly longestMs: number;
}

const isFromMemory = ({ kind }: LoadRecord) => memoryKinds.some((one) => one === kind);
const longest = (records: readonly LoadRecord[]) => Math.round(Math.max(0, ...records.map(({ ms }) => ms)));
const isBad = (record: LoadRecord) => !isGood(record) || record.ms > SLOW_MS;

/** From the first to the last of these records of a kind that was not answered well; undefined if all were. */
export function findOutage(records: readonly LoadRecord[]): Outage | undefined {
  const inOrder = records.toSorted((one, next) => one.sentAt - next.sentAt);
  const first = inOrder.find(isBad);
  if (!first) return undefined;
  const again = inOrder[inOrder.findLastIndex(isBad) + 1];
  return { from: first.sentAt, until: again ? again.sentAt + again.ms : Infinity };
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;

/** What the records say of a fault at a moment, in milliseconds since 1970. */
export function judge(records: readonly LoadRecord[], faultAt: number): Figures {
  const requests = records.filter(({ kind }) => kind !== 'database');
  const outages = new Map<Kind, Outage>();
  for (const [kind, own] of Map.groupBy(records, (record) => record.kind)) {
    const outage = findOutage(own);
    if (outage) outages.set(kind, outage);
  }
  const database = outages.get('database');
  outages.delete('database');
  const since = Math.max(faultAt, database?.until ?? faultAt);
  const ends = [...outages.values()].map(({ until }) => until);
  const failures = requests.filter((record) => !isGood(record));
  const failed: Record<string, number> = {};
  for (const { kind, outcome } of failures)
    failed[`${kind} ${outcome}`] = (failed[`${kind} ${outcome}`] ?? 0) + 1;
  return {
    requests: requests.length,
    acknowledged: requests.filter((record) => record.wrote !== undefined && isGood(record)).length,
    failed,
    failedFromMemory: failures.filter(isFromMemory).length,
    failedReads: failures.filter(({ kind }) => !writingKinds.some((one) => one === kind)).length,
    unexplained: failures.filter(({ outcome }) => /^500|without Retry-After/.test(outcome)).length,
    secondsWithout: Object.fromEntries(
      [...outages].map(([kind, { from, until }]) => [kind, seconds(until - from)]),
    ),
    databaseSeconds: database && seconds(database.until - faultAt),
    platformSeconds: seconds(Math.max(0, ...ends.map((end) => end - since))),
    longestFromMemoryMs: longest(requests.filter(isFromMemory)),
    longestMs: longest(requests),
  };
}

/**
 * The acknowledged writes that the database does not have. Of a member's saves, the last acknowledged one or one
 * that was sent later must be there: each member sends one at a time.
 */
export function findLost(records: readonly LoadRecord[], stored: Stored): readonly string[] {
  const acknowledged = records.filter(isGood);
  const views = acknowledged.flatMap(({ kind, wrote }) =>
    kind === 'view' && wrote !== undefined ? [wrote] : [],
  );
  const last = new Map<string, number>();
  for (const { kind, wrote } of acknowledged) {
    if (kind !== 'save' || wrote === undefined) continue;
    const [email = '', number = ''] = wrote.split(' ');
    last.set(email, Math.max(last.get(email) ?? 0, Number(number)));
  }
  return [
    ...views.filter((id) => !stored.views.has(id)),
    ...[...last]
      .filter(([email, number]) => (stored.saves.get(email) ?? 0) < number)
      .map(([email, number]) => `${email} ${number}`),
  ];
}
