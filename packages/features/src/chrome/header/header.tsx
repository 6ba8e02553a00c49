import { useCopy } from '@tableside/kits/content';
import { usePartner, usePartnerAssets } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { SkipLink } from '@tableside/ui/skip-link';
import { breakpoint } from '@tableside/ui/tokens';
import { useRef } from 'react';
import { useLocation } from 'react-router';

import { chromeCopy } from '../copy.ts';
import { isEnrollmentPage } from '../links/enrollment-pages.ts';
import { MainMenu } from '../main-menu/main-menu.tsx';
import { AuthArea } from './auth-area.tsx';
import * as styles from './header.styles.ts';
import { useHidesOnScroll } from './use-hides-on-scroll.ts';
import { SearchLink } from './search-link.tsx';

function BrandLink() {
  const copy = useCopy(chromeCopy);
  const { brand, programName } = usePartner();
  const { logo, mark } = usePartnerAssets();
  return (
    <Link look="bare" href="/" css={[styles.brand, styles.brandPosition[brand.headerLayout]]}>
      <picture>
        <source media={`(min-width: ${breakpoint.medium}px)`} srcSet={logo} />
        <img src={mark} alt={copy.text('home')} css={styles.logo} />
      </picture>
      <span aria-hidden="true" css={styles.brandName}>
        {programName}
      </span>
    </Link>
  );
}

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
        {!isEnrollmentPage(pathname) && <MainMenu key={pathname} />}
        <BrandLink />
        <span css={styles.spring} />
        <SearchLink />
        <AuthArea />
      </nav>
    </header>
  );
}
