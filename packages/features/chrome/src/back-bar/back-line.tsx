import { useCopy } from '@tableside/kit-content';
import { ArrowLeft } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

import { laterCopy } from '../later/later.copy.ts';
import * as styles from './back-line.styles.ts';

/** Whether an earlier page of this site stands in the history: the router numbers its entries. */
function hasEarlierPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export interface BackLineProps {
  /** Where it leads when there is nothing to go back to. */
  readonly fallback: string;
}

/** The way back as a link (CHR-17). */
export function BackLine({ fallback }: BackLineProps) {
  const copy = useCopy(laterCopy);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event) || !hasEarlierPage()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <nav aria-label={copy('backNavigation')} css={styles.bar}>
      <div css={styles.line}>
        <Link look="bare" href={fallback} onClick={goBack} css={styles.link}>
          <ArrowLeft size={20} aria-hidden="true" />
          {copy('back')}
        </Link>
      </div>
    </nav>
  );
}
