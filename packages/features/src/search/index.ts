export { search } from './feature.ts';
