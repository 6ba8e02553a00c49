import type { MerchantDetail } from './merchant.ts';

/** The parts of a bill and ways to pay of which diners ask whether they earn (ERN-15). */
export const spendingKinds = ['tip', 'tax', 'onlineOrders', 'giftCards', 'pinDebit'] as const;
export type SpendingKind = (typeof spendingKinds)[number];

/** Whether each kind of spending earns; null or absent if that is not known. */
export type SpendingRules = Readonly<Partial<Record<SpendingKind, boolean | null>>>;

export interface WhatCounts {
  readonly counted: readonly SpendingKind[];
  readonly notCounted: readonly SpendingKind[];
}

type Restaurant = Pick<MerchantDetail, 'features' | 'orderUrl' | 'counts'>;

const takesOnlineOrders = ({ features, orderUrl }: Restaurant): boolean =>
  orderUrl !== undefined || features.includes('onlineOrdering');

/**
 * Returns what earns in a program or at one of its restaurants, and what does not (ERN-15). What a restaurant
 * says takes precedence; one without online orders says nothing of them. Undefined if the program says nothing.
 */
export function whatCounts(program: SpendingRules, restaurant?: Restaurant): WhatCounts | undefined {
  const isTold = (kind: SpendingKind) => typeof program[kind] === 'boolean';
  if (!spendingKinds.some(isTold)) return undefined;
  const ruleOf = (kind: SpendingKind) => {
    if (kind === 'onlineOrders' && restaurant && !takesOnlineOrders(restaurant)) return undefined;
    return restaurant?.counts?.[kind] ?? program[kind];
  };
  return {
    counted: spendingKinds.filter((kind) => ruleOf(kind) === true),
    notCounted: spendingKinds.filter((kind) => ruleOf(kind) === false),
  };
}
