import { useCopy } from '@tableside/kit-content';
import { FieldGroup, FormTextField } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';
import { Link } from '@tableside/ui/link';

import { enrolmentCopy } from '../../copy.ts';
import type { JoinRules } from '../join-rules.ts';
import * as styles from './join-form.styles.ts';
import { PerhapsMember, type EmailUse } from './perhaps-member.tsx';
import { useMemberEmail } from './use-member-email.ts';

function MemberNumberHint() {
  const copy = useCopy(enrolmentCopy);
  const { findMemberNumber } = usePartner().links;
  return (
    <>
      {copy('memberNumberHint')}
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

export interface PersonFieldsProps {
  readonly rules: JoinRules;
  readonly emailUse: EmailUse;
}

/** Who it is. What single sign-on has told of that cannot be changed here (ENR-06). */
export function PersonFields({ rules, emailUse }: PersonFieldsProps) {
  const copy = useCopy(enrolmentCopy);
  const { isMembers, onEmailLeft, onEmailChanged } = useMemberEmail();
  const known = { readOnly: rules.isNameKnown, isRequired: !rules.isNameKnown };
  return (
    <FieldGroup legend={copy('aboutYou')}>
      {rules.isNameKnown && <p css={styles.note}>{copy('fromPartner')}</p>}
      <div css={styles.pair}>
        <FormTextField name="firstName" autoComplete="given-name" autoCapitalize="words" {...known} />
        <FormTextField name="lastName" autoComplete="family-name" autoCapitalize="words" {...known} />
      </div>
      <div
        onBlur={(event) => {
          if (!rules.isNameKnown && event.target instanceof HTMLInputElement) onEmailLeft(event.target.value);
        }}
        onChange={onEmailChanged}
      >
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={rules.hasPassword ? copy('emailHint') : undefined}
          {...known}
        />
        <PerhapsMember use={emailUse} isMembers={isMembers} />
      </div>
      {rules.hasMemberNumber && (
        <FormTextField
          name="memberNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={<MemberNumberHint />}
          isRequired
        />
      )}
    </FieldGroup>
  );
}
