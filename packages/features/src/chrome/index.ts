export { chrome } from './feature.ts';
