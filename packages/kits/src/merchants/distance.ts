/** Formats miles with one decimal, at least 0.1 (MER-08). */
export const formatMiles = (miles: number): string => Math.max(0.1, miles).toFixed(1);
