import { changeReservationHref, type Reservation } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { ButtonLink } from '@tableside/ui/button-link';
import { CalendarDays, Navigation, ShoppingBag } from '@tableside/ui/icons';

import { detailCopy } from '../copy.ts';
import { usePrevious } from '../reservations/use-previous.ts';
import * as styles from './actions.styles.ts';
import type { MerchantLinks } from './merchant-links.ts';

export interface StickyActionProps {
  readonly merchantId: string;
  readonly links: MerchantLinks;
  /** The page has the section where a table is reserved. */
  readonly isReservable: boolean;
}

function primaryAction({ links, isReservable }: StickyActionProps, previous: Reservation | undefined) {
  // With its query: the fragment alone would lead to another reservation.
  if (isReservable && previous)
    return { name: 'change', href: changeReservationHref(previous), Icon: CalendarDays } as const;
  if (links.order !== undefined) return { name: 'order', href: links.order, Icon: ShoppingBag } as const;
  if (isReservable) return { name: 'reserve', href: '#reserve', Icon: CalendarDays } as const;
  return { name: 'directions', href: links.directions, Icon: Navigation, isNewTab: true } as const;
}

/**
 * The one primary action, within reach of the thumb on phones: to change the reservation that the address names, else to
 * order, else to reserve a table, else to go there.
 */
export function StickyAction(props: StickyActionProps) {
  const copy = useCopy(detailCopy);
  const { previous } = usePrevious(props.merchantId);
  const { name, Icon, ...link } = primaryAction(props, previous);
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
