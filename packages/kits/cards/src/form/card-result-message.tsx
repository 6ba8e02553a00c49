import { useCopy } from '@tableside/kit-content';
import { Banner } from '@tableside/ui/banner';
import { useEffect, useRef } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import * as styles from './card-form.styles.ts';
import type { CardResult } from './card-result.ts';

export interface CardResultMessageProps {
  readonly result: CardResult | undefined;
}

/** What became of a submission, with a line for each card of it (CRD-20, ERR-13, ERR-14). Gets the focus. */
export function CardResultMessage({ result }: CardResultMessageProps) {
  const copy = useCopy(cardsCopy);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  if (!result) return null;
  const { kind, cards } = result;
  return (
    <div ref={box} tabIndex={-1} css={styles.message}>
      <Banner kind={kind === 'all' || kind === 'accepted' ? 'success' : 'error'} title={copy(kind)}>
        {cards.length > 0 && (
          <ul css={styles.lines}>
            {cards.map(({ key, card: { description, lastFour }, error }) => (
              <li key={key}>
                {error
                  ? copy('failedCard', { description, lastFour, ...error })
                  : copy('linkedCard', { description, lastFour })}
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}
