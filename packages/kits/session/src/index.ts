export { readStored, removeStored, writeStored, type StorageArea } from './browser-storage.ts';
export { SessionProvider, useApi, useVisitor, type SessionProviderProps } from './session-context.tsx';
export { storageKeys, type StorageKey } from './storage-keys.ts';
