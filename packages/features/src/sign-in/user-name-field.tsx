import { useCopy } from '@tableside/kits/content';
import { FormTextField, type FormTextFieldProps } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';

import { signInCopy } from './copy.ts';

/** What the partner's members are known by: an e-mail address, or a number of the program as well. */
export function useUserNameLabel(): string {
  const copy = useCopy(signInCopy);
  return copy(usePartner().hasPPN ? 'userNameOrNumber' : 'userName');
}

/** The field `userName` of a form. */
export const UserNameField = (props: Pick<FormTextFieldProps, 'enterKeyHint'>) => (
  <FormTextField
    {...props}
    name="userName"
    autoComplete="username"
    inputMode={usePartner().hasPPN ? 'text' : 'email'}
    autoCapitalize="none"
    spellCheck={false}
    isRequired
  />
);
