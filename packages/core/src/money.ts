/** A decimal with at most two places, as the API writes amounts: "48.2", "-3.10". */
const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/**
 * Whole hundredths of a decimal amount: cents of dollars, hundredths of a mile. Exact, because the decimal digits are
 * read, not multiplied. A number that somebody calculated has a tail, and is rounded; a text with a finer part, or what
 * is no amount, is undefined.
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
