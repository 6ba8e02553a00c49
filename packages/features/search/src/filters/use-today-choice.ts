import { weekdayOf } from '@tableside/core';
import { useSyncExternalStore } from 'react';

import { dayChoices, type FilterChoice } from './filter-choices.ts';

/** A visit that lasts past midnight goes on with the new day at the next render. */
const unchanging = () => () => undefined;

/** "Earn today": the day of `benefitsFor` that the visitor's calendar shows (SEA-16). */
export function useTodayChoice(): FilterChoice | undefined {
  const today = useSyncExternalStore(
    unchanging,
    () => weekdayOf(new Date()),
    () => undefined,
  );
  return dayChoices.find(({ id }) => id === `benefitsFor-${today}`);
}
