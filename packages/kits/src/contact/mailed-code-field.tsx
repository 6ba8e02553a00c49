import { css } from '@emotion/react';
import { plainText } from '@tableside/core';
import { formErrors, FormTextField, typedText } from '@tableside/kits/forms';
import { weight } from '@tableside/ui/tokens';

const code = css({
  '& input': {
    maxWidth: '11em',
    fontSize: '1.5rem',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.25em',
  },
});

const withoutMarks = (typed: string) => plainText(typed.normalize('NFKC')).replaceAll(/[\s-]/g, '');

/**
 * Schema of a required code of six digits, as typed or pasted. Its error key `codeInvalid` is in
 * `contactCopy`.
 */
export const mailedCode = () =>
  typedText(withoutMarks)
    .required(formErrors.required)
    .matches(/^[0-9]{6}$/, { message: { key: 'codeInvalid' }, excludeEmptyString: true });

export interface MailedCodeFieldProps {
  readonly name: string;
}

export const MailedCodeField = ({ name }: MailedCodeFieldProps) => (
  <FormTextField
    name={name}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    enterKeyHint="next"
    isRequired
    css={code}
  />
);
