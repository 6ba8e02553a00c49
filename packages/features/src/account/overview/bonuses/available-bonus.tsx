import { CopyText, useCopy } from '@tableside/kits/content';
import { useIsNativeApp, usePartner } from '@tableside/kits/partner';
import { Button } from '@tableside/ui/button';
import { Card } from '@tableside/ui/card';
import { Smartphone } from '@tableside/ui/icons';
import { Picture } from '@tableside/ui/picture';
import { useId } from 'react';

import { overviewCopy } from '../overview.copy.ts';
import type { ShownBonus } from './bonus-list.ts';
import { BonusEnd, BonusTerms } from './bonus-details.tsx';
import { BonusTexts } from './bonus-labels.tsx';
import * as styles from './bonuses.styles.ts';

export interface AvailableBonusProps extends ShownBonus {
  readonly now: number;
  readonly isRegistering: boolean;
  readonly onRegister: () => void;
}

export function AvailableBonus({ bonus, banner, now, isRegistering, onRegister }: AvailableBonusProps) {
  const copy = useCopy(overviewCopy);
  const { appOnlyBonusCode } = usePartner();
  const isNativeApp = useIsNativeApp();
  const id = useId();
  const isForApp = (banner?.bonus?.isAppOnly ?? false) || bonus.code === appOnlyBonusCode;
  const mayRegister = isNativeApp || !isForApp;
  const appText = banner?.bonus?.appText;
  return (
    <Card as="li" isInteractive={mayRegister} css={[styles.banner, banner?.image && styles.withPicture]}>
      {banner?.image !== undefined && (
        <Picture src={banner.image} alt="" width={700} height={500} css={styles.picture} />
      )}
      <div css={styles.body}>
        <BonusTexts bonus={bonus} banner={banner} nameId={`${id}-name`} />
        <BonusEnd bonus={bonus} now={now} />
        <BonusTerms terms={bonus.terms} nameId={`${id}-name`} id={`${id}-terms`} />
        <div css={styles.todo}>
          {mayRegister ? (
            <Button
              variant="secondary"
              id={`${id}-button`}
              aria-labelledby={`${id}-button ${id}-name`}
              isLoading={isRegistering}
              loadingLabel={copy.text('activating')}
              onClick={onRegister}
              css={styles.cover}
            >
              {copy('activate')}
            </Button>
          ) : (
            <div css={styles.forApp}>
              <Smartphone size={20} aria-hidden="true" />
              <div>{appText ? <CopyText text={appText} /> : copy('appOnly')}</div>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
