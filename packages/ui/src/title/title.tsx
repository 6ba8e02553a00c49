import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

import { caseTexts, type Casing } from '../text-casing/text-casing.tsx';
import { useTypeSetting } from '../type-setting/type-setting.tsx';
import { font, titleSize, titleWeight } from '../tokens.ts';

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
  /** Heading level in the page outline. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** One of four sizes, independent of the level. UIX-05 */
  readonly size: TitleSize;
  /** Casing of the text; the brand's title casing by default (UIX-06). */
  readonly casing?: Casing | undefined;
}

/** A heading. Set `tabIndex={-1}` and a ref to move focus to it after navigation. */
export function Title({ level, size, casing, children, ...rest }: TitleProps) {
  const { titleCasing, casingExceptions } = useTypeSetting();
  const Heading = `h${level}` as const;
  return (
    <Heading {...rest} css={[title, titleSizes[size]]}>
      {caseTexts({ casing: casing ?? titleCasing, exceptions: casingExceptions, children })}
    </Heading>
  );
}
