import { useCopy } from '@tableside/kit-content';
import { ButtonLink } from '@tableside/ui/button-link';
import { Navigation, ShoppingBag } from '@tableside/ui/icons';

import { detailCopy } from '../copy.ts';
import * as styles from './actions.styles.ts';
import type { MerchantLinks } from './merchant-links.ts';

/** The one primary action, within reach of the thumb on phones: to order, else to go there. */
export function StickyAction({ links }: { readonly links: MerchantLinks }) {
  const copy = useCopy(detailCopy);
  return (
    <div css={styles.sticky}>
      {links.order === undefined ? (
        <ButtonLink
          variant="primary"
          size="large"
          isFullWidth
          href={links.directions}
          isNewTab
          icon={<Navigation size={20} aria-hidden="true" />}
        >
          {copy('directions')}
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="primary"
          size="large"
          isFullWidth
          href={links.order}
          icon={<ShoppingBag size={20} aria-hidden="true" />}
        >
          {copy('order')}
        </ButtonLink>
      )}
    </div>
  );
}
