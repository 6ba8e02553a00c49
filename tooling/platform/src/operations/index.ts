export { createApiCheck } from './api-check.ts';
export { createDatabaseHealth } from './database-health.ts';
export type { Health } from './readiness.ts';
export { startOperations } from './start-operations.ts';
