import { DAY_MS, LARGEST_PARTY, weekdays } from '@tableside/core';
import * as z from 'zod';

import type { Columns } from './read-lines.ts';
import { listOf, parseHours, requiredOf, text, whole } from './record-fields.ts';

const MOST_SEATS = 99;
const LARGEST_SMALLINT = 32_767;

interface Seating {
  readonly weekday: number;
  readonly opens: string;
  readonly lastSeating: string;
}

const seating = text(40).transform((value, context) => {
  const [, hours = '', bonus, card] = /^(\S+ \S+)( bonus)?( card)?$/.exec(value) ?? [];
  const read = parseHours(hours);
  if (read) {
    const { day, opens, closes: lastSeating } = read;
    const weekday = weekdays.indexOf(day);
    return { weekday, opens, lastSeating, hasBonus: bonus !== undefined, requiresCard: card !== undefined };
  }
  context.addIssue('must be written as "Mon 17:00-21:30", and may end with "bonus", "card" or "bonus card"');
  return z.NEVER;
});

const startOf = ({ weekday, opens }: Seating) => weekday * DAY_MS + Date.parse(`1970-01-01T${opens}Z`);
const distance = (from: number, to: number, round: number) => (to - from + round) % round;

function beginsDuring(later: Seating, earlier: Seating): boolean {
  const begins = startOf(earlier);
  const ends = startOf({ ...earlier, opens: earlier.lastSeating });
  return distance(begins, startOf(later), 7 * DAY_MS) <= distance(begins, ends, DAY_MS);
}

const hours = listOf(seating).superRefine((seatings, context) => {
  for (const [index, one] of seatings.entries()) {
    const before = seatings.findIndex((other) => beginsDuring(one, other) || beginsDuring(other, one));
    if (before < index)
      context.addIssue({ code: 'custom', path: [index], message: `must not overlap hours.${before}` });
  }
});

const table = text(20).transform((value, context) => {
  const [, number, seats] = /^(\d+):(\d+)$/.exec(value)?.map(Number) ?? [];
  if (number === undefined || seats === undefined)
    context.addIssue('must be written as "12:4", which is the number of a table and its seats');
  else if (number < 1 || number > LARGEST_SMALLINT)
    context.addIssue(`must have a number from 1 to ${LARGEST_SMALLINT}`);
  else if (seats < 1 || seats > MOST_SEATS) context.addIssue(`must have from 1 to ${MOST_SEATS} seats`);
  else return { number, seats };
  return z.NEVER;
});

const tables = listOf(table).superRefine((all, context) => {
  for (const [index, { number }] of all.entries())
    if (all.findIndex((other) => other.number === number) < index)
      context.addIssue({ code: 'custom', path: [index], message: `must not repeat table ${number}` });
});

export const restaurantRecord = z
  .strictObject(
    {
      id: whole(1, 2_147_483_647),
      smallestParty: whole(1, LARGEST_PARTY).default(1),
      hours: hours.default([]),
      tables: tables.default([]),
    },
    { error: ({ code }) => (code === 'invalid_type' ? 'not a restaurant' : undefined) },
  )
  .superRefine(({ smallestParty, tables: all }, context) => {
    if (all.length > 0 && all.every(({ seats }) => seats < smallestParty))
      context.addIssue({
        code: 'custom',
        path: ['smallestParty'],
        message: 'must not be larger than every table',
      });
  });

export type RestaurantRecord = z.infer<typeof restaurantRecord>;

export const restaurantColumns: Columns = {
  noun: 'restaurant',
  known: Object.keys(restaurantRecord.shape),
  required: requiredOf(restaurantRecord.shape),
};
