import type { ReactNode } from 'react';

import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../icons.ts';
import { BaseLink } from '../link/base-link.tsx';
import { hasModifier } from '../modifier-keys.ts';
import * as styles from './pagination.styles.ts';

export interface PaginationLabels {
  readonly navigation: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly page: (page: number) => string;
}

export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly labels: PaginationLabels;
  /** Returns the URL of a page. If it is given, the pages are links. */
  readonly hrefFor?: ((page: number) => string) | undefined;
  /** Called when a page is selected, but not when it is opened in another tab. Without `hrefFor`, the pages are buttons. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  readonly className?: string | undefined;
}

const shownPages = 5;

/** Returns up to five page numbers around the current one (SEA-31). Pages count from 1. */
export function pageWindow(page: number, pageCount: number): readonly number[] {
  const length = Math.max(0, Math.min(shownPages, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(shownPages / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

interface EntryProps extends Pick<PaginationProps, 'hrefFor' | 'onPageChange'> {
  readonly to: number;
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

function Entry({
  to,
  label,
  isCurrent = false,
  isDisabled = false,
  hrefFor,
  onPageChange,
  children,
}: EntryProps) {
  const shared = {
    'aria-label': label,
    css: styles.entry,
    ...(isCurrent && { 'aria-current': 'page' as const }),
  };
  if (hrefFor === undefined || isDisabled) {
    return (
      <button
        {...shared}
        type="button"
        {...(isDisabled && { 'aria-disabled': true })}
        onClick={() => {
          if (!isDisabled) onPageChange?.(to);
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <BaseLink {...shared} href={hrefFor(to)} onClick={(event) => !hasModifier(event) && onPageChange?.(to)}>
      {children}
    </BaseLink>
  );
}

export function Pagination({ page, pageCount, labels, hrefFor, onPageChange, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  const shared = { hrefFor, onPageChange };
  return (
    <nav aria-label={labels.navigation} className={className}>
      <ul css={styles.list}>
        <li>
          <Entry {...shared} to={1} label={labels.first} isDisabled={page <= 1}>
            <ChevronsLeft size={20} aria-hidden="true" />
          </Entry>
        </li>
        <li>
          <Entry {...shared} to={page - 1} label={labels.previous} isDisabled={page <= 1}>
            <ChevronLeft size={20} aria-hidden="true" />
          </Entry>
        </li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <Entry {...shared} to={number} label={labels.page(number)} isCurrent={number === page}>
              {number}
            </Entry>
          </li>
        ))}
        <li>
          <Entry {...shared} to={page + 1} label={labels.next} isDisabled={page >= pageCount}>
            <ChevronRight size={20} aria-hidden="true" />
          </Entry>
        </li>
        <li>
          <Entry {...shared} to={pageCount} label={labels.last} isDisabled={page >= pageCount}>
            <ChevronsRight size={20} aria-hidden="true" />
          </Entry>
        </li>
      </ul>
    </nav>
  );
}
