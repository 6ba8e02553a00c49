export { WhatCounts, type WhatCountsProps } from './what-counts.tsx';
export { useOwnRate, type OwnRate } from './use-own-rate.ts';
