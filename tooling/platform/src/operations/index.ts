export { startOperations } from './start-operations.ts';
