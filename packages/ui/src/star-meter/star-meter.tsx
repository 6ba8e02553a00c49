import { css } from '@emotion/react';

import { color } from '../tokens.ts';

const meter = css({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: '-0.125em',
});
const layer = css({ display: 'flex', flex: 'none', '& svg': { flex: 'none' } });
const empty = css(layer, {
  color: color.border,
  '@media (forced-colors: active)': { color: 'GrayText' },
});
const filled = css(layer, {
  position: 'absolute',
  inset: '0 auto 0 0',
  overflow: 'hidden',
  color: color.rating,
});

export interface StarMeterProps {
  /** From 0 to 5, drawn to the nearest half (MER-21). */
  readonly value: number;
  /** The rating as text, such as "4.5 of 5 stars". */
  readonly label: string;
  /** Size of one star in pixels. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

const stars = [1, 2, 3, 4, 5];
const path = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

const toHalves = (value: number) => Math.min(5, Math.max(0, Math.round(value * 2) / 2));

export function StarMeter({ value, label, size = 16, className }: StarMeterProps) {
  const row = stars.map((star) => (
    <svg key={star} width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  ));
  return (
    <span role="img" aria-label={label} className={className} css={meter}>
      <span css={empty}>{row}</span>
      <span css={filled} style={{ width: toHalves(value) * size }} data-filled={toHalves(value)}>
        {row}
      </span>
    </span>
  );
}
