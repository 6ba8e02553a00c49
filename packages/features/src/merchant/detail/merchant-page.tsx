import type { MerchantDetail, Weekday } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { buildImageUrl, merchantLinks } from '@tableside/kits/merchants';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { dropSelectedAction } from '@tableside/kits/reservations';
import { lazyPart } from '@tableside/ui/lazy-part';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';

import { detailCopy } from '../copy.ts';
import { ReservationSection } from '../reservations/reservation-section.tsx';
import { About } from './about.tsx';
import { Actions } from './actions.tsx';
import { Benefits } from './benefits.tsx';
import * as styles from './merchant-page.styles.ts';
import { MerchantHead } from './merchant-head.tsx';
import { Mosaic } from './mosaic.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { StickyAction } from './sticky-action.tsx';
import { useSelectedAction } from './use-selected-action.ts';

const MenuPictures = lazyPart(() => import('../menu/menu-screen.tsx').then((m) => m.MenuPictures));

export interface MerchantPageProps {
  readonly merchant: MerchantDetail;
  readonly isOrdering: boolean;
}

export function MerchantPage({ merchant, isOrdering }: MerchantPageProps) {
  const copy = useCopy(detailCopy);
  const { siteUrl, openTableReservationsEnabled } = usePartner();
  const navigate = useNavigate();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isReservingAgain, setIsReservingAgain] = useState(false);
  const [reservedDay, setReservedDay] = useState<Weekday>();
  const links = merchantLinks(merchant);
  const isReservable = openTableReservationsEnabled && merchant.reservationProviders.length > 0;
  const select = useSelectedAction(merchant.id, (action) => {
    if (action === 'reserve' || action === 'table') setIsReservingAgain(true);
    else void navigate(action === 'order' ? (links.order ?? links.page) : '#details', { replace: true });
  });
  const selectOrder = useEffectEvent(() => select('order'));
  useEffect(() => {
    if (isOrdering) selectOrder();
  }, [isOrdering]);
  if (isOrdering && links.orderAt === undefined) return <Navigate to={links.page} replace />;
  return (
    <article css={styles.page}>
      <PageMeta
        title={copy.text('pageTitle', { name: merchant.name })}
        description={merchant.description}
        image={buildImageUrl(merchant.imageBaseUrl, 'detail', [new URL(siteUrl).origin])}
      />
      <Mosaic merchant={merchant} />
      <div css={styles.columns}>
        <MerchantHead merchant={merchant} />
        <Actions
          merchant={merchant}
          links={links}
          onMenuOpen={() => setIsMenuOpen(true)}
          onDetails={() => select('details')}
        />
        <div css={[styles.beside, isReservable && styles.tallBeside]}>
          <Benefits merchant={merchant} reservedDay={reservedDay} />
          {isReservable && (
            <ReservationSection merchant={merchant} isResumed={isReservingAgain} onDay={setReservedDay} />
          )}
        </div>
        <About merchant={merchant} links={links} />
      </div>
      <StickyAction merchantId={merchant.id} links={links} isReservable={isReservable} />
      {isMenuOpen && <MenuPictures merchant={merchant} links={links} onClose={() => setIsMenuOpen(false)} />}
      {isOrdering && links.orderAt !== undefined && (
        <OrderDialog
          merchant={merchant}
          orderAt={links.orderAt}
          onClose={() => {
            dropSelectedAction();
            void navigate(links.page, { replace: true, preventScrollReset: true });
          }}
        />
      )}
    </article>
  );
}
