import type { StorageKey } from './storage-keys.ts';

export type StorageArea = 'local' | 'session';

/** Reading the property itself throws where storage is blocked, so the access stands inside the attempt. */
function attempt<T>(area: StorageArea, visit: (storage: Storage) => T): T | undefined {
  try {
    return visit(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** The text under a key as it stands; undefined when absent or blocked. */
export const readStoredText = (area: StorageArea, key: StorageKey): string | undefined =>
  attempt(area, (storage) => storage.getItem(key) ?? undefined);

/** Keeps a text as it stands; silently does nothing where storage is blocked or full. */
export function writeStoredText(area: StorageArea, key: StorageKey, text: string): void {
  attempt(area, (storage) => storage.setItem(key, text));
}

/** What stands under a key, kept only if `isValid` accepts it; undefined when absent, broken or blocked. */
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

/** Keeps a value as JSON; silently does nothing where storage is blocked or full. */
export function writeStored(area: StorageArea, key: StorageKey, value: unknown): void {
  writeStoredText(area, key, JSON.stringify(value));
}

export function removeStored(area: StorageArea, key: StorageKey): void {
  attempt(area, (storage) => storage.removeItem(key));
}
