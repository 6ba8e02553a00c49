import { usStates } from '@tableside/core';
import { FieldPair, FormSelect, FormTextField } from '@tableside/kits/forms';
import type { ReactNode } from 'react';

export interface AddressFieldsProps {
  readonly isRequired: boolean;
  readonly statePlaceholder: string;
  readonly zip: ReactNode;
}

export const AddressFields = ({ isRequired, statePlaceholder, zip }: AddressFieldsProps) => (
  <>
    <FormTextField
      name="address1"
      autoComplete="address-line1"
      autoCapitalize="words"
      isRequired={isRequired}
    />
    <FormTextField name="address2" autoComplete="address-line2" autoCapitalize="words" />
    <FormTextField name="city" autoComplete="address-level2" autoCapitalize="words" isRequired={isRequired} />
    <FieldPair>
      <FormSelect
        name="state"
        autoComplete="address-level1"
        options={usStates}
        placeholder={statePlaceholder}
        isRequired={isRequired}
      />
      {zip}
    </FieldPair>
  </>
);
