export { surveys } from './feature.ts';
