import { useCopy } from '@tableside/kit-content';
import { FieldGroup, FormPasswordField } from '@tableside/kit-forms';

import { enrolmentCopy } from '../../copy.ts';

/** The password, twice. It may be longer than what counts of it: nothing is cut while it is typed (VAL-01). */
export function PasswordFields() {
  const copy = useCopy(enrolmentCopy);
  return (
    <FieldGroup legend={copy('choosePassword')}>
      <FormPasswordField name="password" autoComplete="new-password" hasRules isRequired />
      <FormPasswordField name="passwordConfirm" autoComplete="new-password" isRequired />
    </FieldGroup>
  );
}
