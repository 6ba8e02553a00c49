import { startForm } from './start-form.ts';

startForm(window);
