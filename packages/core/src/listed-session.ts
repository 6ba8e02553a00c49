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

/** What a user agent reveals: the browser's name, such as "Firefox", and its device. Null if unknown. */
export interface BrowserSummary {
  readonly browser: string | null;
  readonly device: DeviceKind | null;
}

/** A session in which a member is signed in (SES-30). Times are ISO timestamps. The id grants no access. */
export interface ListedSession extends BrowserSummary {
  readonly id: string;
  readonly begunAt: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
}
