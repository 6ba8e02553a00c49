export { earn } from './feature.ts';
