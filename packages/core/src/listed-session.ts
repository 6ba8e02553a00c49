/** The kinds of devices that a session is told apart by. */
export const deviceKinds = [
  'iphone',
  'ipad',
  'androidPhone',
  'androidTablet',
  'windows',
  'mac',
  'chromebook',
  'linux',
] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** What a browser says it is: its name, such as "Firefox", and where it runs; null where that is not known. */
export interface BrowserSummary {
  readonly browser: string | null;
  readonly device: DeviceKind | null;
}

/** One of the sessions in which a member is signed in (SES-30). Moments are ISO timestamps. */
export interface ListedSession extends BrowserSummary {
  /** Names the session in the list, and opens nothing. */
  readonly id: string;
  readonly begunAt: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
}
