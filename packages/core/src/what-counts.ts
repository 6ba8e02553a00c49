import { spendingKinds, type MerchantDetail, type SpendingKind, type SpendingRules } from './merchant.ts';

export interface WhatCounts {
  readonly counted: readonly SpendingKind[];
  readonly notCounted: readonly SpendingKind[];
}

type Restaurant = Pick<MerchantDetail, 'features' | 'orderUrl' | 'counts'>;

const takesOnlineOrders = ({ features, orderUrl }: Restaurant): boolean =>
  orderUrl !== undefined || features.includes('onlineOrdering');

/**
 * Returns what earns in a program or at one of its restaurants, and what does not (ERN-15). The restaurant's
 * rules take precedence. Online orders are left out for a restaurant that takes none. Undefined if the
 * program has no rules.
 */
export function whatCounts(program: SpendingRules, restaurant?: Restaurant): WhatCounts | undefined {
  const hasRule = (kind: SpendingKind) => typeof program[kind] === 'boolean';
  if (!spendingKinds.some(hasRule)) return undefined;
  const ruleOf = (kind: SpendingKind) => {
    if (kind === 'onlineOrders' && restaurant && !takesOnlineOrders(restaurant)) return undefined;
    return restaurant?.counts?.[kind] ?? program[kind];
  };
  return {
    counted: spendingKinds.filter((kind) => ruleOf(kind) === true),
    notCounted: spendingKinds.filter((kind) => ruleOf(kind) === false),
  };
}
