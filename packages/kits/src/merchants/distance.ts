export const formatMiles = (miles: number): string => Math.max(0.1, miles).toFixed(1);
