import {
  formatLocalDay,
  nextEarningDay,
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

export interface DayEarning {
  /** Names the day. If the day earns nothing, also names the next available day that does. */
  readonly day: ReactNode;
  readonly times: ReactNode;
}

export function useDayEarning(
  { benefit }: Pick<MerchantDetail, 'benefit'>,
  timeZone: string,
): (day: PlainDate) => DayEarning | undefined {
  const copy = useCopy(reservationsCopy);
  const words = useCopy(merchantCopy);
  const rateText = useEarnRateText();
  const offer = useEarnOffer(benefit);
  const last = useServerTime((now) => reservationDates(now, timeZone).last);
  return (day) => {
    if (offer.kind !== 'rate' || last === undefined) return undefined;
    const { rates } = offer;
    const rateOf = (date: PlainDate) => rateText(rates[weekdayOfDay(date)]);
    const weekday = words.text(`${weekdayOfDay(day)}Long`);
    if (rates[weekdayOfDay(day)] > 0) {
      const rate = rateOf(day);
      return { day: copy('dayEarns', { weekday, rate }), times: copy('timesEarn', { rate }) };
    }
    const next = nextEarningDay(rates, day, last);
    return {
      day: next
        ? copy('dayEarnsLater', { weekday, day: formatLocalDay(next, 'UTC'), rate: rateOf(next) })
        : copy('dayEarnsNothing', { weekday }),
      times: copy('timesEarnNothing'),
    };
  };
}
