import { useCopy } from '@tableside/kits/content';
import { DisclosureMenu } from '@tableside/ui/disclosure-menu';
import { Menu, X } from '@tableside/ui/icons';

import { chromeCopy } from '../copy.ts';
import { fromDesktop } from '../header/header.styles.ts';
import * as styles from './main-menu.styles.ts';
import { MenuContent } from './menu-content.tsx';

/** The main menu: a button that opens links, as a sheet on phones. */
export function MainMenu() {
  const copy = useCopy(chromeCopy);
  const label = copy('menu');
  return (
    <DisclosureMenu
      hasArrow={false}
      accessibleLabel={label}
      label={
        <span css={styles.label}>
          <Menu size={22} aria-hidden="true" />
          <X size={22} aria-hidden="true" />
          <span css={fromDesktop}>{label}</span>
        </span>
      }
      css={styles.menu}
    >
      <MenuContent />
    </DisclosureMenu>
  );
}
