export { adorned, after, before, control, withAfter, withBefore } from '../field/field.styles.ts';
