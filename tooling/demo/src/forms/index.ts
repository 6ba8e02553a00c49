export { startForms } from './start-forms.ts';
