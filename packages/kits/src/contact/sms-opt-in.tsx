import { css } from '@emotion/react';
import { formatPhone, normalizePhone, phoneError, plainText } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useBoundField } from '@tableside/kits/forms';
import { Button } from '@tableside/ui/button';
import { Checkbox } from '@tableside/ui/checkbox';
import { Dialog } from '@tableside/ui/dialog';
import { space, text } from '@tableside/ui/tokens';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { contactCopy } from './contact.copy.ts';

const consent = css({
  display: 'grid',
  gap: space(4),
  '& > p': { ...text.body, margin: 0, textWrap: 'pretty' },
});

interface SmsConsentDialogProps {
  readonly number: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Adds word joiners around the dashes to keep the number on one line. */
const unbroken = (number: string) => number.replaceAll('-', '\u2060-\u2060');

/**
 * Requests consent to texts. Only confirming with the box checked counts as consent. Anything else is a
 * refusal (PRO-13).
 */
function SmsConsentDialog(props: SmsConsentDialogProps) {
  const { onConfirm, onCancel } = props;
  const number = unbroken(props.number);
  const copy = useCopy(contactCopy);
  const [isAgreed, setIsAgreed] = useState(false);
  // Outside the form, so that Enter in the dialog does not submit it.
  return createPortal(
    <Dialog
      isOpen
      onClose={onCancel}
      title={copy('consentTitle')}
      closeLabel={copy.text('consentClose')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {copy('consentCancel')}
          </Button>
          <Button variant="primary" onClick={isAgreed ? onConfirm : onCancel}>
            {copy('consentConfirm')}
          </Button>
        </>
      }
    >
      <div css={consent}>
        <p>{copy('consentBody', { number })}</p>
        <Checkbox
          name="smsConsent"
          label={copy('consentBox', { number })}
          checked={isAgreed}
          onChange={({ target }) => setIsAgreed(target.checked)}
        />
      </div>
    </Dialog>,
    document.body,
  );
}

export interface SmsOptInProps {
  readonly name: string;
  /**
   * Name of the field with the number to text. Its `PhoneField` resets the consent when the number changes.
   */
  readonly phone: string;
  readonly asksConsent: boolean;
}

export function SmsOptIn({ name, phone, asksConsent }: SmsOptInProps) {
  const copy = useCopy(contactCopy);
  const { id, label, value, error } = useBoundField<boolean>(name);
  const { values, setFieldValue } = useFormikContext<Record<string, string | boolean>>();
  const box = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const typed = plainText(String(values[phone] ?? ''));
  const canText = typed !== '' && (!asksConsent || phoneError(typed) === undefined);

  useEffect(() => {
    // The dialog returns focus only to an element that had it, and not every browser focuses a checkbox on
    // click.
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
          number={formatPhone(normalizePhone(typed) ?? typed)}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </>
  );
}
