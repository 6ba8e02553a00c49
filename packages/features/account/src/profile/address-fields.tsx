import { usStates } from '@tableside/core';
import { ZipField, type ZipCheck } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { FieldGroup, FormSelect, FormTextField } from '@tableside/kit-forms';

import type { ProfileRules } from './profile-rules.ts';
import { profileCopy } from './profile.copy.ts';
import * as styles from './profile.styles.ts';

export interface AddressFieldsProps {
  readonly rules: ProfileRules;
  readonly checkZip: ZipCheck;
}

/** Where the member lives: the ZIP code always, the rest where the partner needs it (PRO-05 to PRO-08). */
export function AddressFields({ rules: { needsAddress }, checkZip }: AddressFieldsProps) {
  const copy = useCopy(profileCopy);
  return (
    <FieldGroup legend={copy('whereYouLive')}>
      <FormTextField
        name="address1"
        autoComplete="address-line1"
        autoCapitalize="words"
        isRequired={needsAddress}
      />
      <FormTextField name="address2" autoComplete="address-line2" autoCapitalize="words" />
      <FormTextField
        name="city"
        autoComplete="address-level2"
        autoCapitalize="words"
        isRequired={needsAddress}
      />
      <div css={styles.pair}>
        <FormSelect
          name="state"
          autoComplete="address-level1"
          options={usStates}
          placeholder={copy('statePlaceholder')}
          isRequired={needsAddress}
        />
        <ZipField name="zipCode" checkZip={checkZip} />
      </div>
    </FieldGroup>
  );
}
