import type { BonusStatus } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Card } from '@tableside/ui/card';
import { CircleCheck } from '@tableside/ui/icons';
import { Picture } from '@tableside/ui/picture';
import { useEffect, useId, useRef } from 'react';

import { overviewCopy } from '../overview.copy.ts';
import type { ShownBonus } from './bonus-list.ts';
import { BonusEnd, BonusProgress, BonusTerms } from './bonus-details.tsx';
import { BonusTexts } from './bonus-labels.tsx';
import * as styles from './bonuses.styles.ts';

const words = {
  Eligible: 'isActivated',
  Enrolled: 'isActivated',
  Qualified: 'isQualified',
} as const satisfies Readonly<Record<BonusStatus, string>>;

export interface ActivatedBonusProps extends ShownBonus {
  readonly now: number;
  readonly hasJustArrived: boolean;
}

export function ActivatedBonus({ bonus, banner, now, hasJustArrived }: ActivatedBonusProps) {
  const copy = useCopy(overviewCopy);
  const id = useId();
  const name = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Moves focus only if the focused button was removed.
    if (hasJustArrived && document.activeElement === document.body) name.current?.focus();
  }, [hasJustArrived]);
  return (
    <Card as="li" css={styles.row}>
      {banner?.image !== undefined && (
        <Picture src={banner.image} alt="" width={200} height={143} css={styles.thumbnail} />
      )}
      <div css={styles.rowWords}>
        <BonusTexts bonus={bonus} banner={banner} nameId={id} nameRef={name} />
        <BonusProgress meals={bonus.meals} />
        <BonusEnd bonus={bonus} now={now} />
        <BonusTerms terms={bonus.terms} nameId={id} id={`${id}-terms`} />
      </div>
      <p css={styles.state}>
        <CircleCheck size={20} aria-hidden="true" />
        <span>{copy(words[bonus.status])}</span>
      </p>
    </Card>
  );
}
