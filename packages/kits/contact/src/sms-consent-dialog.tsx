import { useCopy } from '@tableside/kit-content';
import { Button } from '@tableside/ui/button';
import { Checkbox } from '@tableside/ui/checkbox';
import { Dialog } from '@tableside/ui/dialog';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { contactCopy } from './contact.copy.ts';
import * as styles from './contact.styles.ts';

export interface SmsConsentDialogProps {
  /** Where the texts would go, as it is shown. */
  readonly number: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Kept on one line: word joiners beside the dashes. */
const unbroken = (number: string) => number.replaceAll('-', '\u2060-\u2060');

/** Asks for consent to texts. Confirming counts only with the box ticked; everything else is a no (PRO-13). */
export function SmsConsentDialog(props: SmsConsentDialogProps) {
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
      <div css={styles.consent}>
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
