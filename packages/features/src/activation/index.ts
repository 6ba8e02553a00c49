export { activation } from './feature.ts';
