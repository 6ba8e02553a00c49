import { css } from '@emotion/react';

import { raiseMarks } from '../registered-mark/registered-mark.tsx';
import { color, weight } from '../tokens.ts';

const meter = css({ display: 'inline-flex', gap: '0.05em', fontWeight: weight.semibold });
const reached = css({ color: 'inherit' });
const unreached = css({ color: color.textMuted, opacity: 0.45 });

export interface PriceMeterProps {
  /** From 0 to 4 (MER-20). */
  readonly value: number;
  readonly sign: string;
  /** The price level as text, such as "Price 2 of 4". */
  readonly label: string;
  readonly className?: string | undefined;
}

const levels = [1, 2, 3, 4];

export function PriceMeter({ value, sign, label, className }: PriceMeterProps) {
  return (
    <span role="img" aria-label={label} className={className} css={meter}>
      {levels.map((level) => (
        <span
          key={level}
          aria-hidden="true"
          data-marked={level <= value}
          css={level <= value ? reached : unreached}
        >
          {raiseMarks(sign)}
        </span>
      ))}
    </span>
  );
}
