export { createApi, createCalls, createUploads, createWebhooks } from './api.ts';
export type { ApiOptions } from './api-options.ts';
export { purgeExpiredPictures } from './claims/purge-pictures.ts';
export { purgeExpiredSubmissions } from './cards/submissions.ts';
export { findVisit } from './claims/find-visit.ts';
export { FORM_SIGNATURE_HEADER, signForm } from './form-webhook/signature.ts';
export { purgeExpiredRecoveries } from './recovery/purge-expired-recoveries.ts';
export { startSearchMemory, type SearchMemory, type SearchMemoryState } from './merchants/memory/index.ts';
export { THIRD_PARTY_FORMS } from './survey-host/third-party-forms.ts';
