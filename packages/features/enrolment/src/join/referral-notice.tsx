import { useCopy } from '@tableside/kit-content';
import { Info } from '@tableside/ui/icons';
import { useSearchParams } from 'react-router';

import { enrolmentCopy } from '../copy.ts';
import * as styles from './referral-notice.styles.ts';

const texts = { 0: 'rfr_0', 1: 'rfr_1', 2: 'rfr_2' } as const;

/** Why another page has sent somebody here, by the code in the address (ACT-12). Codes of other pages say nothing. */
export function ReferralNotice() {
  const copy = useCopy(enrolmentCopy);
  const code = useSearchParams()[0].get('rfr') ?? '';
  const words = Object.hasOwn(texts, code) ? copy(texts[code as unknown as keyof typeof texts]) : '';
  if (words === '') return null;
  return (
    <p css={styles.notice}>
      <Info size={20} aria-hidden="true" />
      {words}
    </p>
  );
}
