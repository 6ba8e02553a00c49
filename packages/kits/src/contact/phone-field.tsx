import { formatPhone, normalizePhone, plainText } from '@tableside/core';
import { FormTextField } from '@tableside/kits/forms';
import { useFormikContext } from 'formik';
import type { FormEvent, ReactNode } from 'react';

const digitsOf = (typed: string): string => normalizePhone(typed) ?? plainText(typed);

const isSamePhone = (one: string, other: string): boolean => digitsOf(one) === digitsOf(other);

export interface PhoneFieldProps {
  readonly name: string;
  /**
   * The name of the field for SMS consent. Consent is given for one number and reset when it changes (PRO-11,
   * PRO-12).
   */
  readonly consent?: string | undefined;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** A phone number field. Accepts any format and shows XXX-XXX-XXXX on blur (PRO-10). */
export function PhoneField({ name, consent, hint, className }: PhoneFieldProps) {
  const { values, setFieldValue } = useFormikContext<Record<string, string | boolean>>();
  const typed = String(values[name] ?? '');

  function onChange({ target }: FormEvent<HTMLDivElement>) {
    if (consent === undefined || values[consent] !== true || !(target instanceof HTMLInputElement)) return;
    // Validation is skipped because it would still see the previous number.
    if (!isSamePhone(target.value, typed)) void setFieldValue(consent, false, false);
  }

  function onBlur() {
    const digits = normalizePhone(typed);
    if (digits === undefined || formatPhone(digits) === typed) return;
    void setFieldValue(name, formatPhone(digits), false);
  }

  return (
    <div className={className} onChange={onChange} onBlur={onBlur}>
      <FormTextField name={name} type="tel" inputMode="tel" autoComplete="tel" hint={hint} />
    </div>
  );
}
