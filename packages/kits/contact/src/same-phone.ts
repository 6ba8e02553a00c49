import { normalisePhone } from '@tableside/core';

/** What a typed number comes down to: ten digits, or what was typed where they are none. */
const digitsOf = (typed: string): string => normalisePhone(typed) ?? typed.trim();

/** Whether two typed numbers are one, however they are written. */
export const isSamePhone = (one: string, other: string): boolean => digitsOf(one) === digitsOf(other);
