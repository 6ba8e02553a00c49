import type { MerchantDetail } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { formatPhone, MerchantPicture, type MerchantLinks } from '@tableside/kits/merchants';
import { Dialog } from '@tableside/ui/dialog';
import { Link } from '@tableside/ui/link';

import { menuCopy } from './menu.copy.ts';
import * as styles from './menu.styles.ts';

export interface MenuPicturesProps {
  readonly merchant: MerchantDetail;
  readonly links: MerchantLinks;
  readonly onClose: () => void;
}

function RestaurantContact({ merchant: { name, phone }, links }: Omit<MenuPicturesProps, 'onClose'>) {
  const copy = useCopy(menuCopy);
  const parts = useCopyParts(menuCopy);
  const way =
    links.call === undefined ? (links.website === undefined ? 'askThere' : 'askOnline') : 'askByPhone';
  return (
    <p css={styles.intro}>
      <span>{copy('isPicture')}</span> <span>{parts(way, { name })}</span>
      {links.call !== undefined && phone !== undefined && (
        <>
          {' '}
          <Link href={links.call} css={styles.phone}>
            {formatPhone(phone)}
          </Link>
        </>
      )}
      {way === 'askOnline' && links.website !== undefined && (
        <>
          {' '}
          <Link href={links.website} isNewTab>
            {copy('website')}
          </Link>
        </>
      )}
    </p>
  );
}

export function MenuPictures({ merchant, links, onClose }: MenuPicturesProps) {
  const copy = useCopy(menuCopy);
  const parts = useCopyParts(menuCopy);
  const { name, menuImageUrls, menuImageDescriptions = [] } = merchant;
  const isDescribed = menuImageUrls.every((_, index) => menuImageDescriptions[index]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={parts('title', { name })}
      closeLabel={copy.text('close')}
      hasLightDismiss
    >
      {!isDescribed && <RestaurantContact merchant={merchant} links={links} />}
      <ol css={styles.pictures}>
        {menuImageUrls.map((imageBaseUrl, index) => (
          <li key={imageBaseUrl}>
            <MerchantPicture
              imageBaseUrl={imageBaseUrl}
              preset="detail"
              alt={menuImageDescriptions[index] || copy.text('picture', { number: index + 1, name })}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
