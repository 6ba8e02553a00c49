import { css } from '@emotion/react';
import { cardMarks, type CardType } from '@tableside/core';
import { color, font, weight } from '@tableside/ui/tokens';

const mark = css({ flex: 'none', display: 'block', width: 38, height: 26 });
const plate = css({ stroke: color.border });
const letter = css({
  fontFamily: font.body,
  fontSize: 10,
  fontWeight: weight.bold,
  textAnchor: 'middle',
});

export interface CardMarkProps {
  readonly cardType: CardType;
  readonly className?: string | undefined;
}

/** The mark of a card's network. It is decorative, because the network's name is next to it. */
export const CardMark = ({ cardType, className }: CardMarkProps) => {
  const { letters, ...artwork } = cardMarks[cardType];
  return (
    <svg viewBox="0 0 38 26" aria-hidden="true" className={className} css={mark}>
      <rect x="0.5" y="0.5" width="37" height="25" rx="4" fill={artwork.plate} css={plate} />
      {artwork.shapes.map(([path, fill]) => (
        <path key={path} d={path} fill={fill} fillRule="evenodd" />
      ))}
      {letters && (
        <text
          x="19"
          y="16.5"
          fill={letters.color}
          fontStyle={letters.isItalic ? 'italic' : undefined}
          css={letter}
        >
          {letters.text}
        </text>
      )}
    </svg>
  );
};
