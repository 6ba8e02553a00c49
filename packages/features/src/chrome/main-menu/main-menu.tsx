import { useCopy } from '@tableside/kits/content';
import { DisclosureMenu } from '@tableside/ui/disclosure-menu';
import { Menu, X } from '@tableside/ui/icons';

import { chromeCopy } from '../copy.ts';
import { fromDesktop } from '../header/header.styles.ts';
import * as styles from './main-menu.styles.ts';
import { MenuContent } from './menu-content.tsx';

export function MainMenu() {
  const copy = useCopy(chromeCopy);
  return (
    <DisclosureMenu
      hasArrow={false}
      accessibleLabel={copy.text('menu')}
      label={
        <span css={styles.label}>
          <Menu size={22} aria-hidden="true" />
          <X size={22} aria-hidden="true" />
          <span css={fromDesktop}>{copy('menu')}</span>
        </span>
      }
      css={styles.menu}
    >
      <MenuContent />
    </DisclosureMenu>
  );
}
