import {
  earnEstimate,
  ESTIMATED_BILL_CENTS,
  weekdays,
  type MerchantDetail,
  type Weekday,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { merchantCopy, useEarnRateText, useToday, type EarnOffer } from '@tableside/kits/merchants';
import { useAmount, useCurrency, usePartner } from '@tableside/kits/partner';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { detailCopy } from '../copy.ts';
import * as styles from './benefits.styles.ts';

export interface EarnWeekProps {
  readonly merchant: Pick<MerchantDetail, 'benefit' | 'timeZone'>;
  readonly offer: EarnOffer & { readonly kind: 'rate' };
  readonly reservedDay: Weekday | undefined;
}

export function EarnWeek({ merchant: { benefit, timeZone }, offer, reservedDay }: EarnWeekProps) {
  const today = useToday(timeZone);
  const from = reservedDay ?? today;
  const copy = useCopy(detailCopy);
  const words = useCopy(merchantCopy);
  const rateText = useEarnRateText();
  const amountOf = useAmount();
  const { hasEarnEstimate } = usePartner();
  const currency = useCurrency();
  const { isMoney } = currency;
  const { rates } = offer;
  const estimate =
    hasEarnEstimate && from !== undefined
      ? earnEstimate({ rates, from, maxSpend: benefit.maxSpend, isMoney })
      : undefined;
  return (
    <>
      <p css={styles.best}>{raiseMarks(rateText(offer.rate, offer.isUpTo))}</p>
      <ol css={styles.week}>
        {weekdays.map((day) => {
          const isToday = day === today;
          const rate = rates[day];
          return (
            <li
              key={day}
              {...(isToday && { 'aria-current': 'date' as const })}
              css={[styles.day, rate === 0 && styles.idle, isToday && styles.today]}
            >
              <span aria-hidden="true" css={styles.dayName}>
                {words(day)}
              </span>
              <span aria-hidden="true" css={styles.dayRate}>
                {rate === 0 ? copy('nothingThatDay') : isMoney ? `${rate}%` : rate}
              </span>
              <VisuallyHidden>
                {raiseMarks(
                  `${words.text(`${day}Long`)}: ${rate === 0 ? copy.text('nothingThatDayWords') : rateText(rate)}`,
                )}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" css={styles.legend}>
        <span>
          {isMoney
            ? copy('back')
            : copy(offer.rate === 1 ? 'unit' : 'units', { currency: currency.singular })}
        </span>
        {today !== undefined && (
          <span css={styles.todayKey}>
            {raiseMarks(`${copy.text('today')}: ${words.text(`${today}Long`)}`)}
          </span>
        )}
      </p>
      {estimate && (
        <p css={styles.words}>
          {copy('estimate', {
            dollars: ESTIMATED_BILL_CENTS / 100,
            day: words.text(`${estimate.day}Long`),
            amount: amountOf(estimate.rewardHundredths),
          })}
        </p>
      )}
    </>
  );
}
