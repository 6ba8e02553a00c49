import { useCopy } from '@tableside/kits/content';
import { usePartner, usePartnerAssets } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { breakpoint } from '@tableside/ui/tokens';

import { chromeCopy } from '../copy.ts';
import * as styles from './header.styles.ts';

/** The logo, which links home (CHR-03). Phones show only mark and name. */
export function BrandLink() {
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
