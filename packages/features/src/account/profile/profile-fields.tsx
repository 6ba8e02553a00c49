import { EMAIL_CHOICE_ID, type Tier } from '@tableside/core';
import { AddressFields, PhoneField, SmsOptIn, ZipField, type ZipCheck } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import { FieldGroup, FieldPair, FormCheckbox, FormTextField } from '@tableside/kits/forms';

import { profileCopy } from './profile.copy.ts';
import * as styles from './profile.styles.ts';
import type { ProfileRules } from './profile.values.ts';

export function PersonFields({ rules: { isNameKnown } }: { readonly rules: ProfileRules }) {
  const copy = useCopy(profileCopy);
  const nameProps = { readOnly: isNameKnown, isRequired: !isNameKnown };
  return (
    <FieldGroup legend={copy('aboutYou')}>
      <FieldPair>
        <FormTextField name="firstName" autoComplete="given-name" autoCapitalize="words" {...nameProps} />
        <FormTextField name="lastName" autoComplete="family-name" autoCapitalize="words" {...nameProps} />
      </FieldPair>
      {isNameKnown && <p css={styles.small}>{copy('fromPartner')}</p>}
    </FieldGroup>
  );
}

export interface HomeFieldsProps {
  readonly rules: ProfileRules;
  readonly checkZip: ZipCheck;
}

export function HomeFields({ rules: { needsAddress }, checkZip }: HomeFieldsProps) {
  const copy = useCopy(profileCopy);
  return (
    <FieldGroup legend={copy('whereYouLive')}>
      <AddressFields
        isRequired={needsAddress}
        statePlaceholder={copy.text('statePlaceholder')}
        zip={<ZipField name="zipCode" checkZip={checkZip} />}
      />
    </FieldGroup>
  );
}

export interface ContactFieldsProps {
  readonly rules: ProfileRules;
  readonly tier: Tier;
}

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
            <div id={EMAIL_CHOICE_ID}>
              <FormCheckbox
                name="emailOptIn"
                hint={copy(tier === 3 ? 'emailOptInHintVip' : 'emailOptInHint')}
              />
            </div>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
