export { merchant } from './feature.ts';
