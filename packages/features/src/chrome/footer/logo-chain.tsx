import { useCopy } from '@tableside/kits/content';
import { usePartner, usePartnerAssets } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';

import { chromeCopy } from '../copy.ts';
import * as styles from './footer.styles.ts';

export function LogoChain() {
  const copy = useCopy(chromeCopy);
  const { footer, programName } = usePartner();
  const { logoOnBrand, footerLogos } = usePartnerAssets();
  if (footer.hideLogos) return null;
  const named = footer.logos.map((logo) => ({ ...logo, src: footerLogos[logo.src] ?? logo.src }));
  const logos = named.length > 0 ? named : [{ src: logoOnBrand, alt: programName, href: '/' }];
  return (
    <ul aria-label={copy.text('logos')} css={styles.chain}>
      {logos.map(({ src, alt, href }) => {
        const picture = <img src={src} alt={alt} loading="lazy" css={styles.logo} />;
        return (
          <li key={src}>
            {href === undefined ? (
              picture
            ) : (
              <Link look="bare" href={href}>
                {picture}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
