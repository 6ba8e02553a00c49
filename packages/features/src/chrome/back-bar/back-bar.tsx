import { css } from '@emotion/react';
import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { ArrowLeft } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { hasModifier } from '@tableside/ui/modifier-keys';
import { color, from, pageColumn, space, weight } from '@tableside/ui/tokens';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { chromeCopy } from '../copy.ts';

const bar = css({
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  '@media print': { display: 'none' },
});

const line = css({
  boxSizing: 'border-box',
  maxWidth: `calc(${pageColumn} + 2 * ${space(6)})`,
  margin: '0 auto',
  padding: `0 ${space(4)}`,
  [from.desktop]: { padding: `0 ${space(6)}` },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 44,
  color: color.link,
  fontWeight: weight.semibold,
  '&:hover': { textDecoration: 'underline' },
});

function fallbackFor(pathname: string): string | undefined {
  if (pathname.includes(`${routes.merchants.path}/`)) return routes.search.path;
  if (!pathname.includes(`${routes.account.path}/`)) return undefined;
  return pathname.includes(routes.overview.path) ? routes.home.path : routes.overview.path;
}

function hasEarlierPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

export function BackBar() {
  const copy = useCopy(chromeCopy);
  const navigate = useNavigate();
  const fallback = fallbackFor(useLocation().pathname);
  if (fallback === undefined) return null;
  const goBack = (event: MouseEvent) => {
    if (event.button !== 0 || hasModifier(event) || !hasEarlierPage()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <nav aria-label={copy.text('backNavigation')} css={bar}>
      <div css={line}>
        <Link look="bare" href={fallback} onClick={goBack} css={link}>
          <ArrowLeft size={20} aria-hidden="true" />
          {copy('back')}
        </Link>
      </div>
    </nav>
  );
}
