import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import {
  EarnRate,
  formatMiles,
  MerchantCardLink,
  merchantCopy,
  MerchantPicture,
  usePlaceOf,
} from '@tableside/kits/merchants';
import { Card, CardAction } from '@tableside/ui/card';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { useEffect, useRef } from 'react';

import { searchCopy } from '../copy.ts';
import type { Highlight } from '../results/use-highlight.ts';
import * as styles from './result-map.styles.ts';

export interface CardStripProps {
  readonly merchants: readonly Merchant[];
  readonly highlight: Highlight;
}

/**
 * Returns the card that the strip has been scrolled to: the first one, or the highlighted one where the strip
 * ends before that could become the first.
 */
function cardInSight(strip: HTMLElement, highlightedId: string | undefined): string | undefined {
  const { left: start, right: end } = strip.getBoundingClientRect();
  const isAtEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1;
  const cards = [...strip.children].map((element) => {
    const { left, right } = element.getBoundingClientRect();
    const id = element.getAttribute('data-merchant') ?? undefined;
    return { id, away: Math.abs(left - start), isWhole: left >= start && right <= end };
  });
  const highlighted = cards.find(({ id, isWhole }) => isWhole && id === highlightedId);
  if (isAtEnd && highlighted) return highlighted.id;
  return cards.sort((a, b) => a.away - b.away)[0]?.id;
}

export function CardStrip({ merchants, highlight }: CardStripProps) {
  const copy = useCopy(searchCopy);
  const words = useCopy(merchantCopy);
  const placeOf = usePlaceOf();
  const strip = useRef<HTMLUListElement>(null);
  const highlightedByStrip = useRef<string>(undefined);

  useEffect(() => {
    if (highlight.id === undefined || highlight.id === highlightedByStrip.current) return;
    const card = [...(strip.current?.children ?? [])].find(
      (item) => item.getAttribute('data-merchant') === highlight.id,
    );
    card?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
  }, [highlight.id]);

  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = 0;
  }, [merchants]);

  const onScrollEnd = () => {
    // A focused card stays highlighted, because this scroll may end at the card before it.
    if (!strip.current || strip.current.querySelector(':focus-visible') !== null) return;
    highlightedByStrip.current = cardInSight(strip.current, highlight.id);
    highlight.set(highlightedByStrip.current);
  };
  return (
    <ul
      ref={strip}
      role="list"
      aria-label={copy.text('cardStrip')}
      onScrollEnd={onScrollEnd}
      css={styles.strip}
    >
      {merchants.map((merchant) => {
        const { id, cuisines, rating, distance } = merchant;
        const facts = [rating?.overall.toFixed(1), cuisines.join('/')].filter(Boolean).join(' · ');
        const miles =
          distance === undefined ? undefined : words.text('distance', { miles: formatMiles(distance) });
        return (
          <li key={id} data-merchant={id} css={styles.slide}>
            <Card
              as="article"
              isInteractive
              isHighlighted={id === highlight.id}
              onFocus={() => highlight.set(id)}
              css={styles.card}
            >
              <MerchantPicture
                imageBaseUrl={merchant.imageBaseUrl}
                preset="thumbnail"
                alt=""
                css={styles.picture}
              />
              <div css={styles.cardBody}>
                <h2 css={styles.cardName}>
                  <MerchantCardLink merchant={merchant} />
                </h2>
                <p css={styles.cardDetail}>{facts}</p>
                <p css={styles.cardPlace}>
                  <span css={styles.cardFact}>{raiseMarks(placeOf(merchant))}</span>
                  {miles !== undefined && <span css={styles.cardDistance}>{` · ${miles}`}</span>}
                </p>
                <CardAction>
                  <EarnRate merchant={merchant} />
                </CardAction>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
