import { hasEnded, type Bonus, type BonusStatus } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { ChevronDown } from '@tableside/ui/icons';
import { ProgressMeter } from '@tableside/ui/progress-meter';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { formatDay } from '../../format-day.ts';
import { overviewCopy } from '../overview.copy.ts';
import * as styles from './bonuses.styles.ts';

const countsVisits: Readonly<Record<BonusStatus, boolean>> = {
  Eligible: true,
  Enrolled: true,
  Qualified: false,
};

export function BonusEnd({ bonus, now }: { readonly bonus: Bonus; readonly now: number }) {
  const copy = useCopy(overviewCopy);
  const { status, usableUntil } = bonus;
  if (usableUntil === undefined || !countsVisits[status]) return null;
  return (
    <p css={styles.end}>
      {copy(hasEnded(bonus, now) ? 'bonusEnded' : 'bonusUntil', { day: formatDay(usableUntil) })}
    </p>
  );
}

export function BonusProgress({ meals }: { readonly meals: Bonus['meals'] }) {
  const copy = useCopy(overviewCopy);
  if (meals === undefined) return null;
  const { completed, required } = meals;
  const valueText = copy.text(required === 1 ? 'bonusMeal' : 'bonusMeals', { completed, required });
  return (
    <div css={styles.progress}>
      <ProgressMeter
        value={completed}
        max={required}
        label={copy.text('bonusMeter')}
        valueText={valueText}
        css={styles.meter}
      />
      <span aria-hidden="true">{raiseMarks(valueText)}</span>
    </div>
  );
}

export interface BonusTermsProps {
  readonly terms: string | undefined;
  readonly nameId: string;
  readonly id: string;
}

export function BonusTerms({ terms, nameId, id }: BonusTermsProps) {
  const copy = useCopy(overviewCopy);
  if (terms === undefined) return null;
  return (
    <details css={styles.terms}>
      <summary aria-labelledby={`${id} ${nameId}`}>
        <span id={id}>{copy('bonusTerms')}</span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <p>{terms}</p>
    </details>
  );
}
