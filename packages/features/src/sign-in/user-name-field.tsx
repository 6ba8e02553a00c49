import { useCopy } from '@tableside/kits/content';
import { FormTextField, type FormTextFieldProps } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';

import { signInCopy } from './copy.ts';

export function useUserNameLabel(): string {
  const copy = useCopy(signInCopy);
  return copy.text(usePartner().hasPPN ? 'userNameOrNumber' : 'userName');
}

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
