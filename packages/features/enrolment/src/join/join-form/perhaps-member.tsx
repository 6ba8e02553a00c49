import { useCopy } from '@tableside/kit-content';
import { useBoundField } from '@tableside/kit-forms';
import { Info } from '@tableside/ui/icons';

import { enrolmentCopy } from '../../copy.ts';
import { AccountLinks, type AccountLinksProps } from '../account-links.tsx';
import * as styles from './perhaps-member.styles.ts';

/** What the form knows about the use of its address. */
export interface EmailUse {
  readonly codeRequest: AccountLinksProps['codeRequest'];
  /** An address that turned out to be a member's when the form was sent. */
  readonly taken: string | undefined;
  /** An address that was proven to be that of who joins. */
  readonly proven: string | undefined;
}

export interface PerhapsMemberProps {
  readonly use: EmailUse;
  /** The address in the field is a member's, as far as an early check told. */
  readonly isMembers: boolean;
}

/** A word in passing under the address: it may be a member's. The region stands before the words come, to be heard. */
export function PerhapsMember({ use: { codeRequest, taken, proven }, isMembers }: PerhapsMemberProps) {
  const copy = useCopy(enrolmentCopy);
  const email = useBoundField<string>('email').value.trim();
  const isShown = email !== proven && (isMembers || (email !== '' && email === taken));
  return (
    <div role="status">
      {isShown && (
        <div css={styles.notice}>
          <Info size={20} aria-hidden="true" />
          <div>
            <p css={styles.words}>{copy('perhapsMember')}</p>
            <AccountLinks email={email} codeRequest={codeRequest} />
          </div>
        </div>
      )}
    </div>
  );
}
