import { useCopy } from '@tableside/kit-content';
import { Info } from '@tableside/ui/icons';

import { enrolmentCopy } from '../../copy.ts';
import { AccountLinks } from '../account-links.tsx';
import * as styles from './perhaps-member.styles.ts';

/** A word in passing under the address: it may be a member's. The region stands before the words come, to be heard. */
export function PerhapsMember({ isShown }: { readonly isShown: boolean }) {
  const copy = useCopy(enrolmentCopy);
  return (
    <div role="status">
      {isShown && (
        <div css={styles.notice}>
          <Info size={20} aria-hidden="true" />
          <div>
            <p css={styles.words}>{copy('perhapsMember')}</p>
            <AccountLinks />
          </div>
        </div>
      )}
    </div>
  );
}
