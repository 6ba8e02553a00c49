import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

import { caseTexts, lengthOfText, type Casing } from '../text-casing/text-casing.tsx';
import { useTypeSetting } from '../type-setting/type-setting.tsx';
import { font, titleSize, titleWeight } from '../tokens.ts';

/**
 * The number of characters up to which a title may be in capitals. Words in capitals have no distinct
 * outlines, so a sentence of them is hard to read.
 */
const LONGEST_IN_CAPITALS = 24;

const title = css({
  margin: 0,
  fontFamily: font.title,
  fontWeight: titleWeight,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

const titleSizes = {
  small: css(titleSize.small),
  medium: css(titleSize.medium),
  large: css(titleSize.large),
  display: css(titleSize.display, { letterSpacing: '-0.02em' }),
};

export type TitleSize = keyof typeof titleSizes;

export interface TitleProps extends ComponentProps<'h1'> {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly size: TitleSize;
  /**
   * Casing of the text. The default is the brand's title casing, except that a long title is not set in
   * capitals (UIX-06, UIX-21).
   */
  readonly casing?: Casing | undefined;
}

/** A heading. To move focus to it after navigation, set `tabIndex={-1}` and a ref. */
export function Title({ level, size, casing, children, ...rest }: TitleProps) {
  const { titleCasing, casingExceptions } = useTypeSetting();
  const Heading = `h${level}` as const;
  const wanted = casing ?? titleCasing;
  const isTooLong = wanted === 'upper' && lengthOfText(children) > LONGEST_IN_CAPITALS;
  return (
    <Heading {...rest} css={[title, titleSizes[size]]}>
      {caseTexts({ casing: isTooLong ? 'none' : wanted, exceptions: casingExceptions, children })}
    </Heading>
  );
}
