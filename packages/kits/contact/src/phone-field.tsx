import { formatPhone, normalisePhone } from '@tableside/core';
import { FormTextField, type FormValues } from '@tableside/kit-forms';
import { useFormikContext } from 'formik';
import type { FormEvent, ReactNode } from 'react';

import { isSamePhone } from './same-phone.ts';

export interface PhoneFieldProps {
  readonly name: string;
  /** The name of the consent to texts: it was given for one number, and goes with it (PRO-11, PRO-12). */
  readonly consent?: string | undefined;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** A phone number of the form: written as it comes, shown as XXX-XXX-XXXX once it is left (PRO-10). */
export function PhoneField({ name, consent, hint, className }: PhoneFieldProps) {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const typed = String(values[name] ?? '');

  function onChange({ target }: FormEvent<HTMLDivElement>) {
    if (consent === undefined || values[consent] !== true || !(target instanceof HTMLInputElement)) return;
    // No rule looks at it: judging here would judge the number from before this change.
    if (!isSamePhone(target.value, typed)) void setFieldValue(consent, false, false);
  }

  function onBlur() {
    const digits = normalisePhone(typed);
    if (digits === undefined || formatPhone(digits) === typed) return;
    void setFieldValue(name, formatPhone(digits), false);
  }

  return (
    <div className={className} onChange={onChange} onBlur={onBlur}>
      <FormTextField name={name} type="tel" inputMode="tel" autoComplete="tel" hint={hint} />
    </div>
  );
}
