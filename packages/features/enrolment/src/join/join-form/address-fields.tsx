import { isZipCode, usStates } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { FormSelect, FormTextField } from '@tableside/kit-forms';

import { enrolmentCopy } from '../../copy.ts';
import type { JoinRules } from '../join-rules.ts';
import { FieldGroup } from './field-group.tsx';
import * as styles from './join-form.styles.ts';

export interface AddressFieldsProps {
  readonly rules: JoinRules;
  /** A ZIP code was typed and left: its check may begin. */
  readonly onZip: (zip: string) => void;
}

/** Where somebody lives: the ZIP code for all, the rest where the partner needs it. */
export function AddressFields({ rules, onZip }: AddressFieldsProps) {
  const copy = useCopy(enrolmentCopy);
  const zip = (
    <div
      css={rules.hasAddress ? undefined : styles.short}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement && isZipCode(target.value.trim())) onZip(target.value.trim());
      }}
    >
      <FormTextField
        name="zipCode"
        inputMode="numeric"
        autoComplete="postal-code"
        hint={rules.hasAddress ? undefined : copy('zipCodeHint')}
        isRequired
      />
    </div>
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
