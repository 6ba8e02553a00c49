export { featureBits, mealBits, weekdayBits } from './bit-sets.ts';
export { schema, type Database } from './database.ts';
export { saveDemoMerchants } from './demo-data.ts';
export { turnImpressionPartitions } from './impression-partitions.ts';
export { insertRows } from './insert-rows.ts';
export { searchable } from './searchable.ts';
export { sessionSecret } from './session-secret.ts';
export { withDatabase } from './with-database.ts';
