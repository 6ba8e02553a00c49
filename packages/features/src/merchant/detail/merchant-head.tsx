import { formatTime, type MerchantDetail, type Weekday } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { formatMiles, MerchantTags } from '@tableside/kits/merchants';
import { PriceMeter } from '@tableside/ui/price-meter';
import { StarMeter } from '@tableside/ui/star-meter';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { detailCopy } from '../copy.ts';
import * as styles from './merchant-page.styles.ts';

export interface MerchantHeadProps {
  readonly merchant: MerchantDetail;
  readonly today: Weekday | undefined;
}

/** Name, tags, meters, facts and today's hours (MER-20, MER-21). */
export function MerchantHead({ merchant, today }: MerchantHeadProps) {
  const { name, rating, priceLevel, cuisines, city, neighborhood, distance } = merchant;
  const copy = useCopy(detailCopy);
  const facts = [
    cuisines.join('/'),
    neighborhood === undefined ? city : copy('place', { neighborhood, city }),
    distance === undefined ? '' : copy('distance', { miles: formatMiles(distance) }),
  ];
  const hours = merchant.hours
    .filter(({ day }) => day === today)
    .map(({ opens, closes }) => copy('hoursRange', { opens: formatTime(opens), closes: formatTime(closes) }));
  return (
    <header css={styles.head}>
      <MerchantTags merchant={merchant} />
      <h1 css={styles.name}>{name}</h1>
      <div css={styles.meters}>
        {rating === undefined ? (
          <span css={styles.muted}>{copy('noRatings')}</span>
        ) : (
          <span css={styles.rating}>
            <StarMeter
              value={rating.overall}
              size={20}
              label={copy('rating', { rating: rating.overall.toFixed(1) })}
            />
            <span aria-hidden="true">{rating.overall.toFixed(1)}</span>
            <span aria-hidden="true" css={styles.muted}>
              {copy('ratingCount', { count: rating.count })}
            </span>
            <VisuallyHidden>{copy('ratingCountWords', { count: rating.count })}</VisuallyHidden>
          </span>
        )}
        {priceLevel > 0 && (
          <PriceMeter
            value={priceLevel}
            sign={copy('priceSign')}
            label={copy('price', { level: priceLevel })}
          />
        )}
      </div>
      <p css={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {merchant.hours.length > 0 && (
        // Its line is there before the day is known.
        <p css={[styles.facts, styles.hoursToday]}>
          {today !== undefined &&
            (hours.length === 0 ? copy('closedToday') : copy('openToday', { hours: hours.join(', ') }))}
        </p>
      )}
    </header>
  );
}
