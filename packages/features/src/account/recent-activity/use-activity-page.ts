import { routes } from '@tableside/core';
import { useSearchParams } from 'react-router';

const PARAMETER = 'page';
const LAST_PAGE = 100_000;

export interface PageAddress {
  /** From 1; what the address says otherwise is the first. */
  readonly page: number;
  readonly hrefFor: (page: number) => string;
}

/** The page of the list that the address names: going back and links lead to it again. */
export function useActivityPage(): PageAddress {
  const [query] = useSearchParams();
  const written = query.get(PARAMETER) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(written) ? Math.min(Number(written), LAST_PAGE) : 1;
  const hrefFor = (target: number) => {
    const next = new URLSearchParams(query);
    if (target === 1) next.delete(PARAMETER);
    else next.set(PARAMETER, String(target));
    const search = next.toString();
    return `${routes.activity.path}${search === '' ? '' : `?${search}`}`;
  };
  return { page, hrefFor };
}
