import * as styles from './price-meter.styles.ts';

export interface PriceMeterProps {
  /** From 0 to 4 (MER-20). */
  readonly value: number;
  /** The sign that is repeated. */
  readonly sign: string;
  /** The same in words, e.g. "Price 2 of 4". */
  readonly label: string;
  readonly className?: string | undefined;
}

const levels = [1, 2, 3, 4];

/** How dear a place is: four signs, some of them marked. */
export function PriceMeter({ value, sign, label, className }: PriceMeterProps) {
  return (
    <span role="img" aria-label={label} className={className} css={styles.meter}>
      {levels.map((level) => (
        <span
          key={level}
          aria-hidden="true"
          data-marked={level <= value}
          css={level <= value ? styles.marked : styles.unmarked}
        >
          {sign}
        </span>
      ))}
    </span>
  );
}
