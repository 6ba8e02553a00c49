import { PhoneField, SmsOptIn } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { FieldGroup, FormCheckbox } from '@tableside/kit-forms';

import { enrolmentCopy } from '../../copy.ts';
import type { JoinRules } from '../join-rules.ts';
import * as styles from './join-form.styles.ts';

/** How the program may write: never without a yes. */
export function ContactFields({ rules: { texting } }: { readonly rules: JoinRules }) {
  const copy = useCopy(enrolmentCopy);
  return (
    <FieldGroup legend={copy('inTouch')}>
      <PhoneField
        name="phoneNumber"
        consent={texting === 'v2' ? 'smsOptIn' : undefined}
        hint={texting === 'v1' ? copy('phoneConsent') : copy('phoneHint')}
        css={styles.phone}
      />
      <div css={styles.choices}>
        {texting === 'v2' && <SmsOptIn name="smsOptIn" phone="phoneNumber" asksConsent />}
        <FormCheckbox name="emailOptIn" />
      </div>
    </FieldGroup>
  );
}
