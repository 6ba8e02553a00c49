import { weekdays, type MealServed, type OpeningHours } from '@tableside/core';

import type { Random } from './random.ts';

const opensFor: Record<MealServed, string> = {
  breakfast: '07:00',
  brunch: '10:00',
  lunch: '11:30',
  dinner: '17:00',
  lateNight: '18:00',
};

export function inventHours(meals: readonly MealServed[], random: Random): OpeningHours[] {
  const first = (['breakfast', 'lunch', 'brunch', 'dinner', 'lateNight'] as const).find((meal) =>
    meals.includes(meal),
  );
  const opens = opensFor[first ?? 'lunch'];
  const isLate = meals.includes('lateNight');
  const hasDinner = isLate || meals.includes('dinner');
  const weekdayClose = hasDinner
    ? isLate
      ? '00:00'
      : random.pick(['21:00', '21:30', '22:00'])
    : random.pick(['15:00', '16:00']);
  const weekendClose = hasDinner ? (isLate ? random.pick(['01:00', '02:00']) : '22:30') : weekdayClose;
  const closedDay = random.chance(0.45)
    ? random.pickWeighted([
        ['Mon', 6],
        ['Sun', 2],
        ['Tue', 2],
      ] as const)
    : undefined;
  return weekdays
    .filter((day) => day !== closedDay)
    .map((day) => {
      const isWeekend = day === 'Sat' || day === 'Sun';
      return {
        day,
        opens: isWeekend && meals.includes('brunch') && opens > '10:00' ? '10:00' : opens,
        closes: day === 'Fri' || day === 'Sat' ? weekendClose : weekdayClose,
      };
    });
}
