import type { StorageKey } from './storage-keys.ts';

export type StorageArea = 'local' | 'session';

/** Even reading `window.localStorage` throws where storage is blocked, so the access is inside the `try`. */
function attempt<T>(area: StorageArea, visit: (storage: Storage) => T): T | undefined {
  try {
    // oxlint-disable-next-line no-restricted-properties -- everything else reads and writes through this function
    return visit(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

export const readStoredText = (area: StorageArea, key: StorageKey): string | undefined =>
  attempt(area, (storage) => storage.getItem(key) ?? undefined);

/** Stores raw text. Silently does nothing where storage is blocked or full. */
export function writeStoredText(area: StorageArea, key: StorageKey, text: string): void {
  attempt(area, (storage) => storage.setItem(key, text));
}

/**
 * Returns the stored JSON value if `isValid` accepts it. Undefined if it is absent or malformed, or storage
 * is blocked.
 */
export function readStored<T>(
  area: StorageArea,
  key: StorageKey,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const text = readStoredText(area, key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. Silently does nothing where storage is blocked or full. */
export function writeStored(area: StorageArea, key: StorageKey, value: unknown): void {
  writeStoredText(area, key, JSON.stringify(value));
}

export function removeStored(area: StorageArea, key: StorageKey): void {
  attempt(area, (storage) => storage.removeItem(key));
}
