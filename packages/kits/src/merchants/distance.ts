/** Miles with one decimal, 0.1 at least (MER-08). */
export const formatMiles = (miles: number): string => Math.max(0.1, miles).toFixed(1);
