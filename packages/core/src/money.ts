import { onFirstUse } from './cached-formats.ts';

const dollars = onFirstUse(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const shortDollars = onFirstUse(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** Formats 1234 as "1,234". Smaller whole numbers need no formatter, and are all that most pages show. */
export const formatCount = (count: number): string =>
  Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : count.toLocaleString('en-US');

/** Replaces the hyphen with a minus sign, which aligns with digits and is read out correctly. */
export const withMinus = (amount: string): string => amount.replace('-', '−');

export const formatMoney = (cents: number): string => withMinus(dollars().format(cents / 100));

/** Formats 800 as "$8" and 750 as "$7.50", for amounts within sentences. */
export const formatShortMoney = (cents: number): string => withMinus(shortDollars().format(cents / 100));

const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/**
 * Returns the whole hundredths of a decimal amount: cents, or hundredths of a mile. Exact, because it reads
 * decimal digits instead of multiplying. Rounds a number with more decimals, which was calculated. Undefined
 * for a text with more decimals, and for an invalid amount.
 */
export function toHundredths(amount: number | string): number | undefined {
  const digits =
    decimal.exec(String(amount).trim()) ??
    (typeof amount === 'number' ? decimal.exec(amount.toFixed(2)) : null);
  const [, sign, whole, part = ''] = digits ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' && hundredths > 0 ? -hundredths : hundredths;
}

/**
 * Returns what a bill earns at a number of units for each $1, in whole units. Drops fractions, so that the
 * reward never exceeds what was promised. A refund takes back exactly what the bill had earned.
 */
export function unitsEarned(billCents: number, unitsPerDollar: number): number {
  // The product of a decimal rate, such as 2.3, may fall short of a whole number in its last binary digit.
  const units = Math.floor(Number((Math.abs(billCents) * unitsPerDollar).toPrecision(15)) / 100);
  return billCents < 0 && units > 0 ? -units : units;
}
