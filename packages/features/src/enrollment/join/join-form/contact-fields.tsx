import { AddressFields, PhoneField, SmsOptIn, ZipField, type ZipCheck } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import { FieldGroup, FormCheckbox } from '@tableside/kits/forms';

import { enrollmentCopy } from '../../copy.ts';
import * as styles from './join-form.styles.ts';
import type { JoinRules } from './join.values.ts';

export interface HomeFieldsProps {
  readonly rules: JoinRules;
  readonly checkZip: ZipCheck;
}

export function HomeFields({ rules, checkZip }: HomeFieldsProps) {
  const copy = useCopy(enrollmentCopy);
  const zip = (
    <ZipField
      name="zipCode"
      checkZip={checkZip}
      hint={rules.hasAddress ? undefined : copy('zipCodeHint')}
      css={rules.hasAddress ? undefined : styles.short}
    />
  );
  if (!rules.hasAddress) return <FieldGroup legend={copy('whereYouLive')}>{zip}</FieldGroup>;
  return (
    <FieldGroup legend={copy('whereYouLive')}>
      <AddressFields isRequired statePlaceholder={copy.text('statePlaceholder')} zip={zip} />
    </FieldGroup>
  );
}

export function ContactFields({ rules: { texting } }: { readonly rules: JoinRules }) {
  const copy = useCopy(enrollmentCopy);
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
