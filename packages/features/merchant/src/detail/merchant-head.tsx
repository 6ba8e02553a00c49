import type { MerchantDetail } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { formatMiles, MerchantTags } from '@tableside/kit-merchants';
import { PriceMeter } from '@tableside/ui/price-meter';
import { StarMeter } from '@tableside/ui/star-meter';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { detailCopy } from '../copy.ts';
import * as styles from './merchant-page.styles.ts';

/** Name, tags, meters and facts (MER-20, MER-21). */
export function MerchantHead({ merchant }: { readonly merchant: MerchantDetail }) {
  const { name, rating, priceLevel, cuisines, city, neighborhood, distance } = merchant;
  const copy = useCopy(detailCopy);
  const facts = [
    cuisines.join('/'),
    neighborhood === undefined ? city : copy('place', { neighborhood, city }),
    distance === undefined ? '' : copy('distance', { miles: formatMiles(distance) }),
  ];
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
    </header>
  );
}
