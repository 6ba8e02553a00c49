/** The platform responds to these from memory, even without a database. */
export const memoryKinds = ['search', 'restaurant', 'flags', 'content'] as const;
export const writingKinds = ['view', 'save'] as const;
const databaseKinds = ['member', 'summary', ...writingKinds] as const;

/** `database` stands for a direct write, which shows whether the database is available. */
export type Kind = (typeof memoryKinds)[number] | (typeof databaseKinds)[number] | 'database';

export interface LoadRecord {
  readonly kind: Kind;
  readonly to: string;
  readonly sentAt: number;
  readonly ms: number;
  /** The status, followed by the code of a failure if there is one, or else the connection's error. */
  readonly outcome: string;
  /** What the write has stored if acknowledged: the id of a view, or the member and number of a save. */
  readonly wrote?: string;
}

export interface Stored {
  readonly views: ReadonlySet<string>;
  readonly saves: ReadonlyMap<string, number>;
}

export const nameSave = (email: string, number: number): string => `${email} ${number}`;

export const isGood = ({ outcome }: LoadRecord): boolean => outcome === '200';
