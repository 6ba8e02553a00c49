import { css } from '@emotion/react';
import { formatPhone, normalisePhone, phoneError } from '@tableside/core';
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
  /** Where the texts would go, as it is shown. */
  readonly number: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Kept on one line: word joiners beside the dashes. */
const unbroken = (number: string) => number.replaceAll('-', '\u2060-\u2060');

/** Asks for consent to texts. Confirming counts only with the box ticked; everything else is a no (PRO-13). */
function SmsConsentDialog(props: SmsConsentDialogProps) {
  const { onConfirm, onCancel } = props;
  const number = unbroken(props.number);
  const copy = useCopy(contactCopy);
  const [isAgreed, setIsAgreed] = useState(false);
  // Outside of the form: Enter in here must not send it.
  return createPortal(
    <Dialog
      isOpen
      onClose={onCancel}
      title={copy('consentTitle')}
      closeLabel={copy('consentClose')}
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
  /** The name of the number that texts would go to; its `PhoneField` takes the consent back when it changes. */
  readonly phone: string;
  /** The second version: switching on asks for consent in a window (PRO-13). */
  readonly asksConsent: boolean;
}

/** The choice about texts. Without a number there is nothing to choose (PRO-11); the window names the number it is for. */
export function SmsOptIn({ name, phone, asksConsent }: SmsOptInProps) {
  const copy = useCopy(contactCopy);
  const { id, label, value, error } = useBoundField<boolean>(name);
  const { values, setFieldValue } = useFormikContext<Record<string, string | boolean>>();
  const box = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const typed = String(values[phone] ?? '').trim();
  const canText = typed !== '' && (!asksConsent || phoneError(typed) === undefined);

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
