const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const counts = new Intl.NumberFormat('en-US');

/** "1,000" for 1000. */
export const formatCount = (count: number): string => counts.format(count);

/** Writes a minus that lines up with figures and is read as one. */
export const withMinus = (amount: string): string => amount.replace('-', '−');

/** "$48.20" for 4820. */
export const formatMoney = (cents: number): string => withMinus(dollars.format(cents / 100));

/** "$8" for 800 and "$7.50" for 750: amounts in running words. */
export const formatShortMoney = (cents: number): string => withMinus(shortDollars.format(cents / 100));

/** A decimal with at most two places, as the API writes amounts: "48.2", "-3.10". */
const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/**
 * Returns whole hundredths of a decimal amount: cents, or hundredths of a mile. Exact, because it reads decimal
 * digits instead of multiplying. A calculated number is rounded; a text with more decimals, or one that is no
 * amount, is undefined.
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
 * What a bill earns at whole units for each $1, in whole units: never more than was promised, so parts of a unit are
 * dropped. A refund takes back exactly what the bill had earned.
 */
export function unitsEarned(billCents: number, unitsPerDollar: number): number {
  const units = Math.floor((Math.abs(billCents) * unitsPerDollar) / 100);
  return billCents < 0 && units > 0 ? -units : units;
}
