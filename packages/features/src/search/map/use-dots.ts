import { merchantPositionsQuery } from '@tableside/api-client/queries';
import type { Merchant, MerchantPosition } from '@tableside/core';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Results } from '../results/use-results.ts';

export interface Dots {
  readonly beyond: readonly MerchantPosition[];
  /** How many of all results the map shows; undefined if it shows all, or if that is unknown. */
  readonly part: { readonly shown: number; readonly count: number } | undefined;
}

const none: readonly MerchantPosition[] = [];
const noMerchants: readonly Merchant[] = [];

export function useDots({ data, isEarlier, request }: Results, isMapShown: boolean): Dots {
  const client = useApi();
  const page = data?.merchants ?? noMerchants;
  const count = data?.totalResultSize ?? 0;
  const isPart = !isEarlier && count > page.length;
  const { data: positions, isPending } = useQuery({
    ...merchantPositionsQuery(client, request ?? {}),
    enabled: isMapShown && isPart && request !== undefined,
  });
  const beyond = useMemo(() => {
    const onPage = new Set(page.map(({ id }) => id));
    return positions?.merchants.filter(({ id }) => !onPage.has(id)) ?? none;
  }, [positions, page]);
  const shown = page.length + beyond.length;
  return { beyond, part: isPart && !isPending && shown < count ? { shown, count } : undefined };
}
