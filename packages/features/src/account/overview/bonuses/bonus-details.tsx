import { hasEnded, type Bonus } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { ChevronDown } from '@tableside/ui/icons';
import { ProgressMeter } from '@tableside/ui/progress-meter';

import { formatDay } from '../../format-day.ts';
import { overviewCopy } from '../overview.copy.ts';
import * as styles from './bonuses.styles.ts';

/** Until when a bonus can be used; of one that is earned nothing is left to say. */
export function BonusEnd({ bonus, now }: { readonly bonus: Bonus; readonly now: number }) {
  const copy = useCopy(overviewCopy);
  const { status, usableUntil } = bonus;
  if (usableUntil === undefined || status === 'Qualified') return null;
  return (
    <p css={styles.end}>
      {copy(hasEnded(bonus, now) ? 'bonusEnded' : 'bonusUntil', { day: formatDay(usableUntil) })}
    </p>
  );
}

/** How far a bonus has come, in meals. */
export function BonusProgress({ meals }: { readonly meals: Bonus['meals'] }) {
  const copy = useCopy(overviewCopy);
  if (meals === undefined) return null;
  const { completed, required } = meals;
  const valueText = copy(required === 1 ? 'bonusMeal' : 'bonusMeals', { completed, required });
  return (
    <div css={styles.progress}>
      <ProgressMeter
        value={completed}
        max={required}
        label={copy('bonusMeter')}
        valueText={valueText}
        css={styles.meter}
      />
      <span aria-hidden="true">{valueText}</span>
    </div>
  );
}

export interface BonusTermsProps {
  readonly terms: string | undefined;
  /** Of the words that name the bonus. */
  readonly nameId: string;
  readonly id: string;
}

/** The terms of a bonus, once they are asked for. */
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
