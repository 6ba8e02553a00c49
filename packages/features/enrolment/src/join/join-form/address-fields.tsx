import { usStates } from '@tableside/core';
import { ZipField, type ZipCheck } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { FieldGroup, FormSelect, FormTextField } from '@tableside/kit-forms';

import { enrolmentCopy } from '../../copy.ts';
import type { JoinRules } from '../join-rules.ts';
import * as styles from './join-form.styles.ts';

export interface AddressFieldsProps {
  readonly rules: JoinRules;
  readonly checkZip: ZipCheck;
}

/** Where somebody lives: the ZIP code for all, the rest where the partner needs it. */
export function AddressFields({ rules, checkZip }: AddressFieldsProps) {
  const copy = useCopy(enrolmentCopy);
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
      <FormTextField name="address1" autoComplete="address-line1" autoCapitalize="words" isRequired />
      <FormTextField name="address2" autoComplete="address-line2" autoCapitalize="words" />
      <FormTextField name="city" autoComplete="address-level2" autoCapitalize="words" isRequired />
      <div css={styles.pair}>
        <FormSelect
          name="state"
          autoComplete="address-level1"
          options={usStates}
          placeholder={copy('statePlaceholder')}
          isRequired
        />
        {zip}
      </div>
    </FieldGroup>
  );
}
