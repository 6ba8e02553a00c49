import { merchantPositionsQuery } from '@tableside/api-client/queries';
import type { Merchant, MerchantPosition } from '@tableside/core';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Results } from '../results/use-results.ts';

export interface Dots {
  /** The merchants of the search that are not on this page of the list. */
  readonly beyond: readonly MerchantPosition[];
  /** How many of all that were found the map shows, where it does not show all; undefined while that is not known. */
  readonly part: { readonly shown: number; readonly count: number } | undefined;
}

const none: readonly MerchantPosition[] = [];
const noMerchants: readonly Merchant[] = [];

/** Where the merchants of the other pages are. Asked for by a map that is shown, and only if there are any. */
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
