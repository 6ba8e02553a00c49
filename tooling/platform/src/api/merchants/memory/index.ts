export { startSearchMemory, type SearchMemory, type SearchMemoryState } from './search-memory.ts';
