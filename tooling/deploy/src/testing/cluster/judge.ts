import { isGood, memoryKinds, writingKinds, type Kind, type LoadRecord, type Stored } from './records.ts';

const SLOW_MS = 5000;

export interface Outage {
  /**
   * When the first failed request was sent, and when the first one after the last failure succeeded. In
   * milliseconds since 1970, and Infinity if none did.
   */
  readonly from: number;
  readonly until: number;
}

export interface Figures {
  readonly requests: number;
  readonly acknowledged: number;
  readonly failed: Readonly<Record<string, number>>;
  readonly failedFromMemory: number;
  readonly failedReads: number;
  /**
   * The number of responses that tell neither operator nor client what to do: 500, or 503 without
   * Retry-After.
   */
  readonly unexplained: number;
  readonly secondsWithout: Readonly<Partial<Record<Kind, number>>>;
  /** Seconds from the fault until the database accepted writes again. Undefined if it never stopped. */
  readonly databaseSeconds: number | undefined;
  /**
   * Seconds from the database's recovery, or else from the fault, until every kind of request succeeded. 0 if
   * none failed.
   */
  readonly platformSeconds: number;
  readonly longestFromMemoryMs: number;
  readonly longestMs: number;
}

const isFromMemory = ({ kind }: LoadRecord) => memoryKinds.some((one) => one === kind);
const longest = (records: readonly LoadRecord[]) => Math.round(Math.max(0, ...records.map(({ ms }) => ms)));
const isBad = (record: LoadRecord) => !isGood(record) || record.ms > SLOW_MS;

export function findOutage(records: readonly LoadRecord[]): Outage | undefined {
  const inOrder = records.toSorted((one, next) => one.sentAt - next.sentAt);
  const first = inOrder.find(isBad);
  if (!first) return undefined;
  const again = inOrder[inOrder.findLastIndex(isBad) + 1];
  return { from: first.sentAt, until: again ? again.sentAt + again.ms : Infinity };
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;

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
 * Returns the acknowledged writes that the database lacks. Each member sends one save at a time, so the
 * stored one must be the last that was acknowledged, or a later one.
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
