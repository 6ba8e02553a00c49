import { formatPhone, normalisePhone, phoneFault } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { useBoundField, type FormValues } from '@tableside/kit-forms';
import { Checkbox } from '@tableside/ui/checkbox';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

import { contactCopy } from './contact.copy.ts';
import { SmsConsentDialog } from './sms-consent-dialog.tsx';

export interface SmsOptInProps {
  readonly name: string;
  /** The name of the number that texts would go to; its `PhoneField` takes the consent back when it changes. */
  readonly phone: string;
  /** The second version: switching on asks for consent in a window (PRO-13). */
  readonly asksConsent: boolean;
}

/** The choice about texts. Without a number there is nothing to choose (PRO-11); the window names the number it is for. */
export function SmsOptIn({ name, phone, asksConsent }: SmsOptInProps) {
  const copy = useCopy(contactCopy);
  const { id, label, value, error } = useBoundField<boolean>(name);
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const box = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const typed = String(values[phone] ?? '').trim();
  const canText = typed !== '' && (!asksConsent || phoneFault(typed) === undefined);

  useEffect(() => {
    // Not every browser gives a box that was touched the focus, which the window would give back.
    if (wasAsking.current && !isAsking) box.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const answer = (isOn: boolean) => {
    setIsAsking(false);
    void setFieldValue(name, isOn, false);
  };

  return (
    <>
      <Checkbox
        ref={box}
        id={id}
        name={name}
        label={label}
        hint={copy(canText ? (asksConsent ? 'smsAsksConsent' : 'smsHint') : 'smsNeedsPhone')}
        error={error}
        checked={value && canText}
        disabled={!canText}
        onChange={({ target }) => {
          if (target.checked && asksConsent) setIsAsking(true);
          else answer(target.checked);
        }}
      />
      {isAsking && (
        <SmsConsentDialog
          number={formatPhone(normalisePhone(typed) ?? typed)}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </>
  );
}
