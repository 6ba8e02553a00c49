import { css } from '@emotion/react';
import { validateEmailMutation } from '@tableside/api-client/queries';
import { plainEmail, strictEmailPattern } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useBoundField } from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { Info } from '@tableside/ui/icons';
import { color, radius, space, text } from '@tableside/ui/tokens';
import { useMutation } from '@tanstack/react-query';

import { enrollmentCopy } from '../../copy.ts';
import { AccountLinks, type AccountLinksProps } from '../account-links.tsx';

const notice = css({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  marginBlockStart: space(2),
  padding: `${space(3)} ${space(3)} 0`,
  borderRadius: radius.box,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  '--ts-link-here': color.textOnAccentSoft,
});
const words = css({ margin: 0 });

/**
 * Checks early whether an email address is in use, so that nobody fills in a long form in vain. It never
 * blocks the form, and a failed check shows nothing. A result counts only while the address is unchanged.
 */
export function useEmailCheck() {
  const client = useApi();
  const { mutate, reset, data: isFree, variables: checked } = useMutation(validateEmailMutation(client));
  return {
    isTaken: isFree === false,
    onEmailLeft: (typed: string) => {
      const email = plainEmail(typed);
      if (email !== checked && strictEmailPattern.test(email)) mutate(email);
    },
    onEmailChanged: reset,
  };
}

export interface EmailUse {
  readonly codeRequest: AccountLinksProps['codeRequest'];
  readonly taken: string | undefined;
  readonly proven: string | undefined;
}

export interface EmailTakenNoticeProps {
  readonly use: EmailUse;
  readonly isTaken: boolean;
}

/**
 * A notice below the email address that it may be in use. The live region is rendered before its text,
 * because it is otherwise not announced.
 */
export function EmailTakenNotice({ use: { codeRequest, taken, proven }, isTaken }: EmailTakenNoticeProps) {
  const copy = useCopy(enrollmentCopy);
  const email = plainEmail(useBoundField<string>('email').value);
  const isShown = email !== proven && (isTaken || (email !== '' && email === taken));
  return (
    <div role="status">
      {isShown && (
        <div css={notice}>
          <Info size={20} aria-hidden="true" />
          <div>
            <p css={words}>{copy('perhapsMember')}</p>
            <AccountLinks email={email} codeRequest={codeRequest} />
          </div>
        </div>
      )}
    </div>
  );
}
