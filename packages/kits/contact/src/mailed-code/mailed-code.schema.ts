import { complaints } from '@tableside/kit-forms';
import { object, string } from 'yup';

/** What the form holds: the code from the e-mail. */
export type MailedCodeValues = { readonly code: string };

/** Digits as they were typed or pasted, spaces and dashes between them left out. */
const withoutMarks = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '');

export const mailedCodeSchema = object({
  code: string()
    .default('')
    .transform((typed: unknown) => (typeof typed === 'string' ? withoutMarks(typed) : typed))
    .required(complaints.required)
    .matches(/^[0-9]{6}$/, { message: { key: 'codeInvalid' }, excludeEmptyString: true }),
});
