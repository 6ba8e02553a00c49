import type { MerchantDetail } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { formatPhone, type MerchantLinks } from '@tableside/kits/merchants';
import { Link } from '@tableside/ui/link';

import { words } from '../detail/dialogs.styles.ts';
import { PicturesDialog } from '../detail/pictures-dialog.tsx';
import { menuCopy } from './menu.copy.ts';
import * as styles from './menu.styles.ts';

export interface MenuPicturesProps {
  readonly merchant: MerchantDetail;
  readonly links: MerchantLinks;
  readonly onClose: () => void;
}

/** Says that a menu is only a picture, and whom to ask what is on it (MER-38). */
function WhomToAsk({ merchant: { name, phone }, links }: Omit<MenuPicturesProps, 'onClose'>) {
  const copy = useCopy(menuCopy);
  const parts = useCopyParts(menuCopy);
  const way =
    links.call === undefined ? (links.website === undefined ? 'askThere' : 'askOnline') : 'askByPhone';
  return (
    <p css={[words, styles.intro]}>
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

/** The pictures of a menu that is not known as text, with their descriptions or whom to ask (MER-19, MER-38). */
export function MenuPictures({ merchant, links, onClose }: MenuPicturesProps) {
  const copy = useCopy(menuCopy);
  const parts = useCopyParts(menuCopy);
  const { name, menuImageUrls, menuImageDescriptions = [] } = merchant;
  const isDescribed = menuImageUrls.every((_, index) => menuImageDescriptions[index]);
  return (
    <PicturesDialog
      title={parts('title', { name })}
      intro={isDescribed ? undefined : <WhomToAsk merchant={merchant} links={links} />}
      pictures={menuImageUrls}
      altOf={(number) => menuImageDescriptions[number - 1] || copy.text('picture', { number, name })}
      onClose={onClose}
    />
  );
}
