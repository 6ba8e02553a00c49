import { useCopy } from '@tableside/kits/content';
import { SkipLink } from '@tableside/ui/skip-link';
import { useRef } from 'react';
import { useLocation } from 'react-router';

import { chromeCopy } from '../copy.ts';
import { isEnrolmentPage } from '../links/enrolment-pages.ts';
import { MainMenu } from '../main-menu/main-menu.tsx';
import { AuthArea } from './auth-area.tsx';
import { BrandLink } from './brand-link.tsx';
import * as styles from './header.styles.ts';
import { useHidesOnScroll } from './use-hides-on-scroll.ts';
import { SearchLink } from './search-link.tsx';

/** The header: skip link, main menu, logo, search and sign-in (CHR-01 to CHR-06, CHR-08). */
export function Header() {
  const copy = useCopy(chromeCopy);
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useHidesOnScroll(bar);
  return (
    <header ref={bar} css={styles.header}>
      <SkipLink targetId="main" label={copy('skipToContent')} />
      <nav aria-label={copy.text('mainNavigation')} css={styles.bar}>
        {/* The key closes the menu on navigation. */}
        {!isEnrolmentPage(pathname) && <MainMenu key={pathname} />}
        <BrandLink />
        <span css={styles.spring} />
        <SearchLink />
        <AuthArea />
      </nav>
    </header>
  );
}
