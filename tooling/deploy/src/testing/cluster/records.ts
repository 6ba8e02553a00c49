/** What is answered from a process's memory, with the database away too. */
export const memoryKinds = ['search', 'restaurant', 'flags', 'content'] as const;
/** What is stored. */
export const writingKinds = ['view', 'save'] as const;
const databaseKinds = ['member', 'summary', ...writingKinds] as const;

/** What visitors and members ask for; `database` is a write straight to the database, to know when it is good. */
export type Kind = (typeof memoryKinds)[number] | (typeof databaseKinds)[number] | 'database';

/** A request, or a write to the database. */
export interface LoadRecord {
  readonly kind: Kind;
  /** The name of the site's address that was asked. */
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly ms: number;
  /** The status, with the code of a failure, or the error of a connection. */
  readonly outcome: string;
  /** What a write has stored if it was acknowledged: the id of a view, or the member and number of a save. */
  readonly wrote?: string;
}

/** What the database has of the writes. */
export interface Stored {
  readonly views: ReadonlySet<string>;
  /** The number of the save that each member has now. */
  readonly saves: ReadonlyMap<string, number>;
}

/** Such as `load-3@example.com 17`. */
export const nameSave = (email: string, number: number): string => `${email} ${number}`;

export const isGood = ({ outcome }: LoadRecord): boolean => outcome === '200';
