import { css } from '@emotion/react';
import type { CardType } from '@tableside/core';
import { color, font, weight } from '@tableside/ui/tokens';

const mark = css({ flex: 'none', display: 'block', width: 38, height: 26 });
const plate = css({ fill: color.surfaceSunken, stroke: color.border });
const stripe = css({ fill: color.borderStrong, opacity: 0.35 });
const letter = css({
  fill: color.text,
  fontFamily: font.body,
  fontSize: 12,
  fontWeight: weight.bold,
  textAnchor: 'end',
});

export interface CardMarkProps {
  readonly cardType: CardType;
  readonly className?: string | undefined;
}

/**
 * A small card picture with the initial of its network: our own drawing, never the network's logo. It is
 * decorative, because the network's name is next to it.
 */
export const CardMark = ({ cardType, className }: CardMarkProps) => (
  <svg viewBox="0 0 38 26" aria-hidden="true" className={className} css={mark}>
    <rect x="0.5" y="0.5" width="37" height="25" rx="4" css={plate} />
    <rect x="1" y="5" width="36" height="4" css={stripe} />
    <text x="33" y="21.5" css={letter}>
      {cardType.charAt(0)}
    </text>
  </svg>
);
