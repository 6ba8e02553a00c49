import type { Tier } from '@tableside/core';
import { PhoneField, SmsOptIn } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { FieldGroup, FormCheckbox } from '@tableside/kit-forms';

import type { ProfileRules } from './profile-rules.ts';
import { profileCopy } from './profile.copy.ts';
import * as styles from './profile.styles.ts';

export interface ContactFieldsProps {
  readonly rules: ProfileRules;
  readonly tier: Tier;
}

/** How the program may write: never without a yes (PRO-10 to PRO-14). */
export function ContactFields({ rules: { texting, hasEmailOptIn }, tier }: ContactFieldsProps) {
  const copy = useCopy(profileCopy);
  const hasTexts = texting !== 'none';
  return (
    <FieldGroup legend={copy('inTouch')}>
      <PhoneField
        name="phoneNumber"
        consent={hasTexts ? 'smsOptIn' : undefined}
        hint={copy('phoneHint')}
        css={styles.phone}
      />
      {(hasTexts || hasEmailOptIn) && (
        <div css={styles.choices}>
          {hasTexts && <SmsOptIn name="smsOptIn" phone="phoneNumber" asksConsent={texting === 'v2'} />}
          {hasEmailOptIn && (
            <FormCheckbox
              name="emailOptIn"
              hint={copy(tier === 3 ? 'emailOptInHintVip' : 'emailOptInHint')}
            />
          )}
        </div>
      )}
    </FieldGroup>
  );
}
