import { plainText } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { FieldGroup, FieldPair, FormEmailField, FormTextField, useBoundField } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';

import { enrollmentCopy } from '../../copy.ts';
import { SignInLinks } from '../account-links.tsx';
import { EmailTakenNotice, useEmailCheck, type EmailUse } from './email-taken.tsx';
import * as styles from './join-form.styles.ts';
import type { JoinRules } from './join.values.ts';

function MemberNumberHint() {
  const copy = useCopy(enrollmentCopy);
  const { findMemberNumber } = usePartner().links;
  return (
    <>
      <span>{copy('memberNumberHint')}</span>
      {findMemberNumber !== null && (
        <>
          {' '}
          <Link href={findMemberNumber} isNewTab css={styles.hintLink}>
            {copy('findMemberNumber')}
          </Link>
        </>
      )}
    </>
  );
}

/** Shown below a member number that is in use, because the visitor may be that member (VAL-13). */
function NumberTakenLinks({ taken }: { readonly taken: string | undefined }) {
  const { value } = useBoundField<string>('memberNumber');
  return plainText(value) === taken ? <SignInLinks /> : null;
}

export interface PersonFieldsProps {
  readonly rules: JoinRules;
  readonly emailUse: EmailUse;
  readonly takenNumber: string | undefined;
}

export function PersonFields({ rules, emailUse, takenNumber }: PersonFieldsProps) {
  const copy = useCopy(enrollmentCopy);
  const { isTaken, onEmailLeft, onEmailChanged } = useEmailCheck();
  const known = { readOnly: rules.isNameKnown, isRequired: !rules.isNameKnown };
  return (
    <FieldGroup legend={copy('aboutYou')}>
      {rules.isNameKnown && <p css={styles.note}>{copy('fromPartner')}</p>}
      <FieldPair>
        <FormTextField name="firstName" autoComplete="given-name" autoCapitalize="words" {...known} />
        <FormTextField name="lastName" autoComplete="family-name" autoCapitalize="words" {...known} />
      </FieldPair>
      <div
        onBlur={(event) => {
          if (!rules.isNameKnown && event.target instanceof HTMLInputElement) onEmailLeft(event.target.value);
        }}
        onChange={onEmailChanged}
      >
        <FormEmailField name="email" hint={rules.hasPassword ? copy('emailHint') : undefined} {...known} />
        <EmailTakenNotice use={emailUse} isTaken={isTaken} />
      </div>
      {rules.hasMemberNumber && (
        <div>
          <FormTextField
            name="memberNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={<MemberNumberHint />}
            isRequired
          />
          <NumberTakenLinks taken={takenNumber} />
        </div>
      )}
    </FieldGroup>
  );
}
