import { isZipCode, normaliseZip } from '@tableside/core';
import { FormTextField } from '@tableside/kit-forms';
import type { ReactNode } from 'react';

import type { ZipCheck } from './use-zip-check.ts';

export interface ZipFieldProps {
  readonly name: string;
  /** The check of the form's schema: it begins when a ZIP code is left, so that submitting need not wait for it. */
  readonly checkZip: ZipCheck;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** The ZIP code of the form, which is always required. */
export const ZipField = ({ name, checkZip, hint, className }: ZipFieldProps) => (
  <div
    className={className}
    onBlur={({ target }) => {
      const typed = target instanceof HTMLInputElement ? normaliseZip(target.value) : '';
      if (isZipCode(typed)) void checkZip(typed);
    }}
  >
    <FormTextField name={name} inputMode="numeric" autoComplete="postal-code" hint={hint} isRequired />
  </div>
);
