/**
 * Runs a statement and records its duration within the current request, if there is one. The name contains
 * none of the statement's values.
 */
export type TraceStatement = <T>(name: string, run: () => Promise<T>) => Promise<T>;

type Query = string | { readonly name?: string; readonly text?: string };

interface Queryable {
  query: (...given: never[]) => unknown;
}

export function summarize(text: string): string {
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}

const nameOf = (query: Query): string =>
  typeof query === 'string' ? summarize(query) : (query.name ?? summarize(query.text ?? ''));

/**
 * Traces the statements of a connection that are awaited. Those with a callback come from a pool, which
 * traces them itself.
 */
export function traceQueries(connection: Queryable, trace: TraceStatement): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => Promise<unknown>;
  connection.query = (...given: [Query, ...unknown[]]) =>
    typeof given.at(-1) === 'function' ? query(...given) : trace(nameOf(given[0]), () => query(...given));
}
