import { weekdays, type OpeningHours } from '@tableside/core';
import * as z from 'zod';

/** Returns error messages that read as a continuation of the field's name. */
export const must = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : `must be ${message}`),
});

// CSV contains only text, so these convert "4.5" to a number and "a|b" to a list.
export const numeric = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? Number(/^-?\d+(\.\d+)?$/.exec(value)?.[0]) : value),
    schema,
  );
export const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split('|').map((one) => one.trim()) : value),
    z.array(item, must('a list')),
  );

/** Matches NUL, which PostgreSQL cannot store, and the character that replaces invalid UTF-8. */
const UNREADABLE = /[\0\uFFFD]/;
export const text = (most: number) =>
  z
    .string(must('a text'))
    .trim()
    .max(most, `must have at most ${most} characters`)
    .refine((value) => value.isWellFormed() && !UNREADABLE.test(value), 'must be valid UTF-8');
export const filled = (most: number) => text(most).min(1, 'is missing');
export const whole = (least: number, most: number) => {
  const range = must(`a whole number from ${least} to ${most}`);
  return numeric(z.number(range).int(range).min(least, range).max(most, range));
};
export const decimal = (least: number, most: number) => {
  const range = must(`a number from ${least} to ${most}`);
  return numeric(z.number(range).min(least, range).max(most, range));
};
export const oneOf = <T extends string>(words: readonly T[]) =>
  z.enum(words, must(`one of ${words.join(', ')}`));

const OPEN = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;
export function parseHours(value: string): OpeningHours | undefined {
  const [, day, opens = '', closes = ''] = OPEN.exec(value) ?? [];
  const weekday = weekdays.find((known) => known === day);
  return weekday && { day: weekday, opens, closes };
}

export const requiredOf = (shape: Readonly<Record<string, z.ZodType>>): string[] =>
  Object.entries(shape).flatMap(([field, schema]) => (schema.safeParse(undefined).success ? [] : field));
