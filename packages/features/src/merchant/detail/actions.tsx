import type { MerchantDetail } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { formatPhone, type MerchantLinks } from '@tableside/kits/merchants';
import { ButtonLink } from '@tableside/ui/button-link';
import { Button } from '@tableside/ui/button';
import { Image, Info, Navigation, Phone, ShoppingBag, Utensils } from '@tableside/ui/icons';

import { detailCopy } from '../copy.ts';
import { ShareButton } from '../share/share-button.tsx';
import { SaveAction } from './save-action.tsx';
import * as styles from './actions.styles.ts';

export interface ActionsProps {
  readonly merchant: MerchantDetail;
  readonly links: MerchantLinks;
  readonly onMenuOpen: () => void;
  readonly onDetails: () => void;
}

export function Actions({ merchant, links, onMenuOpen, onDetails }: ActionsProps) {
  const copy = useCopy(detailCopy);
  const hasPictures = merchant.hasMenuText !== true && merchant.menuImageUrls.length > 0;
  return (
    <nav aria-label={copy.text('actions')} css={styles.actions}>
      {links.order !== undefined && (
        <span css={styles.notOnPhones}>
          <ButtonLink
            variant="primary"
            href={links.order}
            icon={<ShoppingBag size={20} aria-hidden="true" />}
          >
            {copy('order')}
          </ButtonLink>
        </span>
      )}
      <ButtonLink
        variant="secondary"
        href={links.directions}
        isNewTab
        icon={<Navigation size={20} aria-hidden="true" />}
      >
        {copy('directions')}
      </ButtonLink>
      {links.menu !== undefined && (
        <ButtonLink
          variant="secondary"
          href={links.menu}
          isNewTab={!merchant.hasMenuText}
          icon={<Utensils size={20} aria-hidden="true" />}
        >
          {copy('menu')}
        </ButtonLink>
      )}
      {hasPictures && (
        <Button
          variant="secondary"
          icon={<Image size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onMenuOpen}
        >
          {copy(links.menu === undefined ? 'menu' : 'menuPictures')}
        </Button>
      )}
      {links.call !== undefined && merchant.phone !== undefined && (
        <ButtonLink
          variant="secondary"
          href={links.call}
          aria-label={copy.text('call', { phone: formatPhone(merchant.phone) })}
          icon={<Phone size={20} aria-hidden="true" />}
        >
          {copy('callAction')}
        </ButtonLink>
      )}
      <ButtonLink
        variant="secondary"
        href="#details"
        onClick={onDetails}
        icon={<Info size={20} aria-hidden="true" />}
      >
        {copy('details')}
      </ButtonLink>
      <SaveAction merchant={merchant} />
      <ShareButton merchantId={merchant.id} title={merchant.name} />
    </nav>
  );
}
