import {
  formatLocalDay,
  nextEarningDay,
  ratesByDay,
  reservationDates,
  weekdayOfDay,
  type MerchantDetail,
  type PlainDate,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { merchantCopy, useEarnOffer, useEarnRateText } from '@tableside/kits/merchants';
import { useServerTime } from '@tableside/kits/session';
import type { ReactNode } from 'react';

import { reservationsCopy } from './reservations.copy.ts';

/**
 * Returns what a bill earns on a day, or else the next day that can be chosen and earns; nothing for those who
 * see no rate (MER-11).
 */
export function useDayEarning(
  { benefit }: Pick<MerchantDetail, 'benefit'>,
  timeZone: string,
): (day: PlainDate) => ReactNode {
  const copy = useCopy(reservationsCopy);
  const words = useCopy(merchantCopy);
  const rateText = useEarnRateText();
  const offer = useEarnOffer(benefit);
  const last = useServerTime((now) => reservationDates(now, timeZone).last);
  return (day) => {
    if (offer.kind !== 'rate' || last === undefined) return undefined;
    const rates = ratesByDay(benefit, offer.tier);
    const rateOf = (date: PlainDate) => rates[weekdayOfDay(date)];
    const weekday = words.text(`${weekdayOfDay(day)}Long`);
    if (rateOf(day) > 0) return copy('dayEarns', { weekday, rate: rateText(rateOf(day)) });
    const next = nextEarningDay(rates, day, last);
    if (next === undefined) return copy('dayEarnsNothing', { weekday });
    return copy('dayEarnsLater', {
      weekday,
      day: formatLocalDay(next, 'UTC'),
      rate: rateText(rateOf(next)),
    });
  };
}
