import { useCopy } from '@tableside/kit-content';

import { homeCopy } from '../copy.ts';

/** What the plain and the proper e-mail field share. Its type stays `text`: only then can the caret be carried over. */
export function useEmailField() {
  const copy = useCopy(homeCopy);
  const label = copy('prospectLabel');
  return {
    label,
    attributes: {
      name: 'email',
      // The token is the label, not the address of support that other copy calls so (VAL-03).
      placeholder: copy('prospectPlaceholder', { email: label }),
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      enterKeyHint: 'go',
      isRequired: true,
    },
  } as const;
}
