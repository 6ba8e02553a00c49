import { formatTime, openingStatus, type MerchantDetail } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { formatMiles, MerchantTags, useLocalTime, usePlaceOf, useToday } from '@tableside/kits/merchants';
import { PriceMeter } from '@tableside/ui/price-meter';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { StarMeter } from '@tableside/ui/star-meter';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { detailCopy } from '../copy.ts';
import * as styles from './merchant-page.styles.ts';
import { useHoursText } from './use-hours-text.ts';

export interface MerchantHeadProps {
  readonly merchant: MerchantDetail;
}

const formatBriefly = (time: string) => formatTime(time).replace(':00', '');

function useOpening({ merchant: { hours, timeZone } }: MerchantHeadProps) {
  const copy = useCopy(detailCopy);
  const today = useToday(timeZone);
  const time = useLocalTime(timeZone);
  const hoursText = useHoursText();
  if (today === undefined) return undefined;
  if (time === undefined) {
    const ofToday = hours.filter(({ day }) => day === today);
    if (ofToday.length === 0) return copy('closedToday');
    if (ofToday.some(({ opens, closes }) => opens === closes)) return copy('openAllDay');
    return copy('openToday', { hours: ofToday.map(hoursText).join(', ') });
  }
  const status = openingStatus(hours, { day: today, time });
  if (status.state === 'open') return copy('openUntil', { time: formatBriefly(status.until) });
  if (status.state === 'opensLater') return copy('opensAt', { time: formatBriefly(status.at) });
  if (status.state === 'openAllDay') return copy('openAllDay');
  return copy(status.state === 'closed' ? 'closedNow' : 'closedToday');
}

const OpeningLine = (props: MerchantHeadProps) => (
  <p css={[styles.facts, styles.hoursToday]}>{useOpening(props)}</p>
);

export function MerchantHead({ merchant }: MerchantHeadProps) {
  const { name, rating, priceLevel, cuisines, distance } = merchant;
  const copy = useCopy(detailCopy);
  const placeOf = usePlaceOf();
  const facts = [
    cuisines.join('/'),
    placeOf(merchant),
    distance === undefined ? '' : copy.text('distance', { miles: formatMiles(distance) }),
  ];
  return (
    <header css={styles.head}>
      <MerchantTags merchant={merchant} />
      <h1 translate="no" css={styles.name}>
        {name}
      </h1>
      <div css={styles.meters}>
        {rating === undefined ? (
          <span css={styles.muted}>{copy('noRatings')}</span>
        ) : (
          <span css={styles.rating}>
            <StarMeter
              value={rating.overall}
              size={20}
              label={copy.text('rating', { rating: rating.overall.toFixed(1) })}
            />
            <span aria-hidden="true">{rating.overall.toFixed(1)}</span>
            <span aria-hidden="true" css={styles.muted}>
              {copy('ratingCount', { count: rating.count })}
            </span>
            <VisuallyHidden>
              {copy(rating.count === 1 ? 'ratingCountWordsOne' : 'ratingCountWords', { count: rating.count })}
            </VisuallyHidden>
          </span>
        )}
        {priceLevel > 0 && (
          <PriceMeter
            value={priceLevel}
            sign={copy.text('priceSign')}
            label={copy.text('price', { level: priceLevel })}
          />
        )}
      </div>
      <p css={styles.facts}>{raiseMarks(facts.filter((fact) => fact !== '').join(' · '))}</p>
      {merchant.hours.length > 0 && <OpeningLine merchant={merchant} />}
    </header>
  );
}
