export { enrollment } from './feature.ts';
