import { activityStatesOf, routes, type ActivityState } from '@tableside/core';
import { useCurrency } from '@tableside/kits/partner';
import { useSearchParams } from 'react-router';

const LAST_PAGE = 100_000;

export interface ActivityFilter {
  readonly year?: number | undefined;
  readonly state?: ActivityState | undefined;
}

export interface ActivityAddress {
  readonly page: number;
  readonly filter: ActivityFilter;
  readonly hrefFor: (page: number) => string;
  readonly hrefWith: (filter: ActivityFilter) => string;
}

export function useActivityAddress(): ActivityAddress {
  const [query] = useSearchParams();
  const hasCredits = useCurrency().paysStatementCredits;
  const written = (name: string) => query.get(name) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(written('page')) ? Math.min(Number(written('page')), LAST_PAGE) : 1;
  const year = /^2\d{3}$/.test(written('year')) ? Number(written('year')) : undefined;
  const state = activityStatesOf({ hasCredits }).find((known) => known === written('state'));
  const hrefOf = (values: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    const search = next.toString();
    return `${routes.activity.path}${search === '' ? '' : `?${search}`}`;
  };
  return {
    page,
    filter: { year, state },
    hrefFor: (target) => hrefOf({ page: target === 1 ? undefined : String(target) }),
    hrefWith: (filter) => hrefOf({ page: undefined, year: filter.year?.toString(), state: filter.state }),
  };
}
