import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Star } from '@tableside/ui/icons';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { merchantCopy } from './copy.ts';
import * as styles from './merchant-card.styles.ts';

export function MerchantRating({ rating }: { readonly rating: Merchant['rating'] }) {
  const copy = useCopy(merchantCopy);
  if (rating === undefined) return null;
  const overall = rating.overall.toFixed(1);
  return (
    <span css={styles.rating}>
      <Star size={14} aria-hidden="true" css={styles.star} />
      <span aria-hidden="true">{overall}</span>
      <span aria-hidden="true" css={styles.count}>
        {`(${rating.count})`}
      </span>
      <VisuallyHidden>
        {raiseMarks(
          `${copy.text('rating', { rating: overall })}, ${copy.text(rating.count === 1 ? 'ratingCountOne' : 'ratingCount', { count: rating.count })}`,
        )}
      </VisuallyHidden>
    </span>
  );
}
