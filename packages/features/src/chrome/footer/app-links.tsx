import { useCopy } from '@tableside/kits/content';
import { useIsNativeApp, usePartner } from '@tableside/kits/partner';
import { Smartphone } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { chromeCopy } from '../copy.ts';
import * as styles from './footer.styles.ts';

export function AppLinks() {
  const copy = useCopy(chromeCopy);
  const { apple, google } = usePartner().appStoreLinks;
  const isNativeApp = useIsNativeApp();
  if (isNativeApp || (apple === undefined && google === undefined)) return null;
  const stores = [
    { href: apple, name: copy.text('appleApp') },
    { href: google, name: copy.text('googleApp') },
  ];
  return (
    <ul aria-label={copy.text('apps')} css={styles.apps}>
      {stores.map(
        ({ href, name }) =>
          href !== undefined && (
            <li key={href}>
              <Link look="bare" href={href} isNewTab css={styles.app}>
                <Smartphone size={24} aria-hidden="true" />
                <span css={styles.appWords}>
                  <small>{copy('getApp')}</small> <span css={styles.appStore}>{raiseMarks(name)}</span>
                </span>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
