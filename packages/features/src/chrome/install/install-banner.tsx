import { useCopy } from '@tableside/kits/content';
import { usePartnerAssets } from '@tableside/kits/partner';
import { Button } from '@tableside/ui/button';
import { Share, SquarePlus } from '@tableside/ui/icons';
import { useId, useLayoutEffect, useRef } from 'react';

import * as styles from './install-banner.styles.ts';
import { installCopy } from './install.copy.ts';

export interface InstallBannerProps {
  /** Shows the browser's install prompt; without it, the banner explains Safari's share menu. */
  readonly onInstall?: (() => void) | undefined;
  readonly onLater: () => void;
}

export function InstallBanner({ onInstall, onLater }: InstallBannerProps) {
  const copy = useCopy(installCopy);
  const { mark } = usePartnerAssets();
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: section } = banner;
    return () => {
      if (section?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={banner} aria-labelledby={titleId} css={styles.banner}>
      <div css={styles.line}>
        <img src={mark} alt="" width={44} height={44} css={styles.mark} />
        <div css={styles.words}>
          <p id={titleId} css={styles.title}>
            {copy('installTitle')}
          </p>
          {onInstall ? (
            <p css={styles.explanation}>{copy('installText')}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers
            <ol role="list" css={styles.steps}>
              <li>
                <Share size={20} aria-hidden="true" />
                <span>{copy('installShare')}</span>
              </li>
              <li>
                <SquarePlus size={20} aria-hidden="true" />
                <span>{copy('installAdd')}</span>
              </li>
            </ol>
          )}
        </div>
        <div css={styles.actions}>
          <Button variant={onInstall ? 'tertiary' : 'secondary'} onClick={onLater}>
            {copy('installLater')}
          </Button>
          {onInstall && (
            <Button variant="primary" onClick={onInstall}>
              {copy('installAction')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
