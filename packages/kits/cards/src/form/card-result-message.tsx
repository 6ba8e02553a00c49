import { useCopy } from '@tableside/kit-content';
import { Banner } from '@tableside/ui/banner';
import { useEffect, useRef } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import * as styles from './card-form.styles.ts';
import type { CardResult } from './card-result.ts';

export interface CardResultMessageProps {
  readonly result: CardResult | undefined;
}

/** What became of a submission, and why a card was not linked, one line for each (ERR-13, ERR-14). Gets the focus. */
export function CardResultMessage({ result }: CardResultMessageProps) {
  const copy = useCopy(cardsCopy);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  if (!result) return null;
  const { kind, failed } = result;
  return (
    <div ref={box} tabIndex={-1} css={styles.message}>
      <Banner kind={kind === 'all' || kind === 'accepted' ? 'success' : 'error'} title={copy(kind)}>
        {failed.length > 0 && (
          <ul css={styles.lines}>
            {failed.map(({ key, card: { description, lastFour }, error: { code, message } }) => (
              <li key={key}>{copy('failedCard', { description, lastFour, code, message })}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}
