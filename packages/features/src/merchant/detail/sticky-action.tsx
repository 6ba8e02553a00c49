import { changeReservationHref } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import type { MerchantLinks } from '@tableside/kits/merchants';
import { ButtonLink } from '@tableside/ui/button-link';
import { CalendarDays, Navigation, ShoppingBag } from '@tableside/ui/icons';

import { detailCopy } from '../copy.ts';
import { usePrevious } from '../reservations/use-previous.ts';
import * as styles from './actions.styles.ts';

export interface StickyActionProps {
  readonly merchantId: string;
  readonly links: MerchantLinks;
  readonly isReservable: boolean;
}

function primaryAction(
  { merchantId, links, isReservable }: StickyActionProps,
  changedId: string | undefined,
) {
  // Includes the query string: the fragment alone would start a new reservation.
  if (isReservable && changedId !== undefined) {
    const href = changeReservationHref({ id: changedId, merchantId });
    return { name: 'change', href, Icon: CalendarDays } as const;
  }
  if (links.order !== undefined) return { name: 'order', href: links.order, Icon: ShoppingBag } as const;
  if (isReservable) return { name: 'reserve', href: '#reserve', Icon: CalendarDays } as const;
  return { name: 'directions', href: links.directions, Icon: Navigation, isNewTab: true } as const;
}

export function StickyAction(props: StickyActionProps) {
  const copy = useCopy(detailCopy);
  const { changedId } = usePrevious(props.merchantId);
  const { name, Icon, ...link } = primaryAction(props, changedId);
  return (
    <div data-bottom-action="" css={styles.sticky}>
      <ButtonLink
        variant="primary"
        size="large"
        isFullWidth
        {...link}
        icon={<Icon size={20} aria-hidden="true" />}
      >
        {copy(name)}
      </ButtonLink>
    </div>
  );
}
