import type { MerchantDetail, Weekday } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { buildImageUrl } from '@tableside/kit-merchants';
import { PageMeta, usePartner } from '@tableside/kit-partner';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';

import { detailCopy } from '../copy.ts';
import { About } from './about.tsx';
import { Actions } from './actions.tsx';
import { Benefits } from './benefits.tsx';
import { merchantLinks } from './merchant-links.ts';
import * as styles from './merchant-page.styles.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { MerchantHead } from './merchant-head.tsx';
import { Mosaic } from './mosaic.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { StickyAction } from './sticky-action.tsx';

export interface MerchantPageProps {
  readonly merchant: MerchantDetail;
  /** Marked in the week and in the hours; nothing is marked while it is not known. */
  readonly today: Weekday | undefined;
  /** The order dialog is open (ROU-05). */
  readonly isOrdering: boolean;
}

/** Everything about one merchant: pictures, facts, what it earns, how to get there, eat there and order. */
export function MerchantPage({ merchant, today, isOrdering }: MerchantPageProps) {
  const copy = useCopy(detailCopy);
  const { siteUrl } = usePartner();
  const navigate = useNavigate();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const links = merchantLinks(merchant);
  if (isOrdering && links.orderAt === undefined) return <Navigate to={links.page} replace />;
  return (
    <article css={styles.page}>
      <PageMeta
        title={copy('pageTitle', { name: merchant.name })}
        description={merchant.description}
        image={buildImageUrl(merchant.imageBaseUrl, 'detail', [new URL(siteUrl).origin])}
      />
      <Mosaic merchant={merchant} />
      <div css={styles.columns}>
        <MerchantHead merchant={merchant} />
        <Actions merchant={merchant} links={links} onMenuOpen={() => setIsMenuOpen(true)} />
        <div css={styles.beside}>
          <Benefits merchant={merchant} today={today} />
        </div>
        <About merchant={merchant} links={links} today={today} />
      </div>
      <StickyAction links={links} />
      {isMenuOpen && <MenuDialog merchant={merchant} onClose={() => setIsMenuOpen(false)} />}
      {isOrdering && links.orderAt !== undefined && (
        <OrderDialog
          merchant={merchant}
          orderAt={links.orderAt}
          onClose={() => void navigate(links.page, { replace: true, preventScrollReset: true })}
        />
      )}
    </article>
  );
}
