export { request } from './request-platform.ts';
export { demoData, restorePeople } from './demo-data.ts';
export { codeOf, startAccounts, type TestAccounts } from './test-accounts.ts';
export { recordOf, resetVisits } from './test-activity.ts';
export { readTestPartners, signedForm, TEST_DAY, TEST_SECRET } from './test-api.ts';
export { callAsMember } from './test-cards.ts';
export { databaseKinds, openTestDatabase, type TestDatabase } from './test-database.ts';
