export { home } from './feature.ts';
