export { signIn } from './feature.ts';
