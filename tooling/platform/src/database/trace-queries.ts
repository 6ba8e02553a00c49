/**
 * Runs a statement and records its duration under a name without any of its values. Records nothing outside a
 * request.
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
 * Traces awaited statements of a connection. The others are traced already, because pools pass a callback for
 * their own statements.
 */
export function traceQueries(connection: Queryable, trace: TraceStatement): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => Promise<unknown>;
  connection.query = (...given: [Query, ...unknown[]]) =>
    typeof given.at(-1) === 'function' ? query(...given) : trace(nameOf(given[0]), () => query(...given));
}
