/** Requests that the platform answers from memory, even without a database. */
export const memoryKinds = ['search', 'restaurant', 'flags', 'content'] as const;
export const writingKinds = ['view', 'save'] as const;
const databaseKinds = ['member', 'summary', ...writingKinds] as const;

/**
 * Requests of visitors and members. `database` is a direct write, which shows when the database is available.
 */
export type Kind = (typeof memoryKinds)[number] | (typeof databaseKinds)[number] | 'database';

export interface LoadRecord {
  readonly kind: Kind;
  /** The name of the site's address. */
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly ms: number;
  /** The status, with the code of a failure, or the connection's error. */
  readonly outcome: string;
  /** What an acknowledged write has stored: the id of a view, or the member and number of a save. */
  readonly wrote?: string;
}

export interface Stored {
  readonly views: ReadonlySet<string>;
  readonly saves: ReadonlyMap<string, number>;
}

/** Formats a save, such as `load-3@example.com 17`. */
export const nameSave = (email: string, number: number): string => `${email} ${number}`;

export const isGood = ({ outcome }: LoadRecord): boolean => outcome === '200';
