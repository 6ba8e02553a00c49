import { useCopy } from '@tableside/kit-content';
import { FieldGroup, FormTextField } from '@tableside/kit-forms';

import type { ProfileRules } from './profile-rules.ts';
import { profileCopy } from './profile.copy.ts';
import * as styles from './profile.styles.ts';

/** Who it is; where the partner tells, it is the partner's to change (PRO-04). */
export function PersonFields({ rules: { isNameKnown } }: { readonly rules: ProfileRules }) {
  const copy = useCopy(profileCopy);
  const told = { readOnly: isNameKnown, isRequired: !isNameKnown };
  return (
    <FieldGroup legend={copy('aboutYou')}>
      <div css={styles.pair}>
        <FormTextField name="firstName" autoComplete="given-name" autoCapitalize="words" {...told} />
        <FormTextField name="lastName" autoComplete="family-name" autoCapitalize="words" {...told} />
      </div>
      {isNameKnown && <p css={styles.small}>{copy('fromPartner')}</p>}
    </FieldGroup>
  );
}
