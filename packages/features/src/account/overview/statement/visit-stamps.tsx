import { Check, Star } from '@tableside/ui/icons';
import type { ProgressMeterProps } from '@tableside/ui/progress-meter';
import type { CSSProperties } from 'react';

import * as styles from './visit-stamps.styles.ts';

export function VisitStamps({
  value,
  max,
  label,
  valueText,
}: Omit<ProgressMeterProps, 'marks' | 'className'>) {
  const columns = { '--stamps': max, '--stamps-narrow': Math.ceil(max / 2) } as CSSProperties;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      css={styles.stamps}
      style={columns}
    >
      {Array.from({ length: max }, (_, index) => (
        <span key={index} css={index < Math.floor(value) ? styles.stamped : styles.stamp}>
          {index === max - 1 ? (
            <Star aria-hidden="true" />
          ) : (
            index < Math.floor(value) && <Check aria-hidden="true" />
          )}
        </span>
      ))}
    </div>
  );
}
