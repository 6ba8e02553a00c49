const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const units = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A minus that lines up with figures and is read as one. */
const withMinus = (amount: string): string => amount.replace('-', '−');

/** "$48.20" for 4820. */
export const formatMoney = (cents: number): string => withMinus(dollars.format(cents / 100));

/** "$8" for 800 and "$7.50" for 750: amounts in running words. */
export const formatShortMoney = (cents: number): string => withMinus(wholeDollars.format(cents / 100));

/** "1,241": whole units, never more than there are. Zero is never below zero. */
export const formatUnits = (hundredths: number): string =>
  withMinus(units.format(Math.trunc(hundredths / 100) || 0));

/** Whether a number of units is said in the singular. */
export const isOneUnit = (hundredths: number): boolean => Math.abs(Math.trunc(hundredths / 100)) === 1;
