export {
  ANTI_FORGERY_PLACEHOLDER,
  ANTI_FORGERY_RETRY_DELAY_MS,
  createAntiForgery,
  type AntiForgery,
} from './anti-forgery.ts';
export {
  readStored,
  readStoredText,
  removeStored,
  writeStored,
  writeStoredText,
  type StorageArea,
} from './browser-storage.ts';
export {
  SessionProvider,
  useApi,
  useSession,
  useSessionState,
  useVisitor,
  type SessionProviderProps,
} from './session-context.tsx';
export {
  createSessionStore,
  type Guard,
  type Place,
  type SessionState,
  type SessionStore,
} from './session-store.ts';
export type { Session } from './session.ts';
export { storageKeys, type StorageKey } from './storage-keys.ts';
export { createLazyAntiForgery } from './lazy-anti-forgery.ts';
