import { useCopy } from '@tableside/kit-content';
import { FormCheckbox, FormTextField } from '@tableside/kit-forms';

import { enrolmentCopy } from '../../copy.ts';
import type { JoinRules } from '../join-rules.ts';
import { FieldGroup } from './field-group.tsx';
import * as styles from './join-form.styles.ts';

/** How the program may write: never without a yes. */
export function ContactFields({ rules: { texting } }: { readonly rules: JoinRules }) {
  const copy = useCopy(enrolmentCopy);
  return (
    <FieldGroup legend={copy('inTouch')}>
      <FormTextField
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={texting === 'byNumber' ? copy('phoneConsent') : copy('phoneHint')}
        css={styles.phone}
      />
      <div css={styles.choices}>
        {texting === 'asked' && <FormCheckbox name="smsOptIn" hint={copy('smsConsent')} />}
        <FormCheckbox name="emailOptIn" />
      </div>
    </FieldGroup>
  );
}
