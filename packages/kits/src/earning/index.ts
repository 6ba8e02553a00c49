export { useOwnRate, type OwnRate } from './use-own-rate.ts';
