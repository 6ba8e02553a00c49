import type { StorageKey } from './storage-keys.ts';

export type StorageArea = 'local' | 'session';

/** Reading the property itself throws where storage is blocked, so the access stands inside the attempt. */
function attempt<T>(area: StorageArea, use: (storage: Storage) => T): T | undefined {
  try {
    return use(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** What stands under a key, kept only if `isValid` accepts it; undefined when absent, broken or blocked. */
export function readStored<T>(area: StorageArea, key: StorageKey, isValid: (value: unknown) => value is T): T | undefined {
  return attempt(area, (storage) => {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  });
}

/** Keeps a value as JSON; silently does nothing where storage is blocked or full. */
export function writeStored(area: StorageArea, key: StorageKey, value: unknown): void {
  attempt(area, (storage) => storage.setItem(key, JSON.stringify(value)));
}

export function removeStored(area: StorageArea, key: StorageKey): void {
  attempt(area, (storage) => storage.removeItem(key));
}
