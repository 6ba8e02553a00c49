export { enrolment } from './feature.ts';
