import { ApiError, type Proof } from '@tableside/api-client';
import { plainText } from '@tableside/core';
import { formErrors, typedText } from '@tableside/kits/forms';
import { object, string } from 'yup';

export type ProofValues = { readonly password: string; readonly code: string };
export const noProof: ProofValues = { password: '', code: '' };

const withoutMarks = (typed: string) => plainText(typed.normalize('NFKC')).replaceAll(/[\s-]/g, '');

export const passwordSchema = object({
  password: string().required(formErrors.required),
  code: string().defined(),
});
export const codeSchema = object({
  password: string().defined(),
  code: typedText(withoutMarks)
    .required(formErrors.required)
    .matches(/^[0-9]{6}$/, { message: { key: 'codeInvalid' }, excludeEmptyString: true }),
});

export const toProof = ({ password, code }: ProofValues): Proof =>
  password === '' ? { code } : { password };

const ownWords = ['locked', 'readOnly', 'codeOver'] as const;

export const refusalOf = (error: unknown): (typeof ownWords)[number] | undefined =>
  error instanceof ApiError ? ownWords.find((one) => one === error.code) : undefined;
