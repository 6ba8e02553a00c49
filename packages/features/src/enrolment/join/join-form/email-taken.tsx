import { css } from '@emotion/react';
import { validateEmailMutation } from '@tableside/api-client/queries';
import { strictEmailPattern } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useBoundField } from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { Info } from '@tableside/ui/icons';
import { color, radius, space, text } from '@tableside/ui/tokens';
import { useMutation } from '@tanstack/react-query';

import { enrolmentCopy } from '../../copy.ts';
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
 * Checks early whether an address is taken, so that nobody fills in a long form in vain. It blocks nothing, and
 * a failed check shows nothing. A result counts only while its address is unchanged.
 */
export function useEmailCheck() {
  const client = useApi();
  const { mutate, reset, data: isFree, variables: asked } = useMutation(validateEmailMutation(client));
  return {
    isTaken: isFree === false,
    onEmailLeft: (typed: string) => {
      const email = typed.trim();
      if (email !== asked && strictEmailPattern.test(email)) mutate(email);
    },
    onEmailChanged: reset,
  };
}

/** What the form knows about the use of its address. */
export interface EmailUse {
  readonly codeRequest: AccountLinksProps['codeRequest'];
  /** An address that turned out to be a member's when the form was sent. */
  readonly taken: string | undefined;
  /** An address that was proven to be that of who joins. */
  readonly proven: string | undefined;
}

export interface EmailTakenNoticeProps {
  readonly use: EmailUse;
  /** The address in the field is a member's, as far as an early check told. */
  readonly isTaken: boolean;
}

/** A word in passing under the address: it may be a member's. The region stands before the words come, to be heard. */
export function EmailTakenNotice({ use: { codeRequest, taken, proven }, isTaken }: EmailTakenNoticeProps) {
  const copy = useCopy(enrolmentCopy);
  const email = useBoundField<string>('email').value.trim();
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
