import { useCopy } from '@tableside/kits/content';

import { chromeCopy } from '../copy.ts';
import { AppLinks } from './app-links.tsx';
import { FooterLinks } from './footer-links.tsx';
import * as styles from './footer.styles.ts';
import { LegalLines } from './legal-lines.tsx';
import { LogoChain } from './logo-chain.tsx';

export function Footer() {
  const copy = useCopy(chromeCopy);
  return (
    <footer css={styles.footer}>
      <div css={styles.frame}>
        <div css={styles.top}>
          <LogoChain />
          <AppLinks />
        </div>
        <nav aria-label={copy.text('footerNavigation')} css={styles.links}>
          <FooterLinks />
        </nav>
        <LegalLines />
      </div>
    </footer>
  );
}
