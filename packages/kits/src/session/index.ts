export { accountPages, accountPagesCopy } from './account-pages.copy.ts';
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
export { createLazySession } from './create-lazy-session.ts';
export { guardFor, type GuardedState } from './guard.ts';
export { builtSession, initialSessionStore } from './initial-session.ts';
export {
  hasPrivacySignal,
  isTrackingOff,
  storePrivacyChoice,
  privacyChoiceText,
  readPrivacyChoice,
  subscribeToPrivacyChoice,
  type StoredPrivacyChoice,
} from './privacy-choice.ts';
export { clearReferralCookies, setReferralCookie, SOURCE_MINUTES } from './referral-cookies.ts';
export {
  SessionProvider,
  useApi,
  useSession,
  useSessionState,
  useShownSession,
  useVisitor,
  type SessionProviderProps,
} from './session-context.tsx';
export {
  createSessionStore,
  ENDED,
  EXPIRED,
  isSignOutNotice,
  type Guard,
  type GuardSwitches,
  type PageLocation,
  type SessionEnding,
  type SessionState,
  type SessionStore,
  type SignOutNotice,
} from './session-store.ts';
export { SessionWarning } from './session-warning.tsx';
export type { LazySession, Session, SessionOptions } from './session.ts';
export { SURVEY_SEEN_PREFIX, type StorageKey } from './storage-keys.ts';
export { useIsOnline } from './use-is-online.ts';
export { useServerNow, useServerTime } from './use-server-now.ts';
export { useEmailOptIn, type EmailOptInOptions } from './use-email-opt-in.ts';
