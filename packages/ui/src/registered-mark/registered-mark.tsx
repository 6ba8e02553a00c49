import { css } from '@emotion/react';
import { Fragment } from 'react';

import { useTypeSetting } from '../type-setting/type-setting.tsx';

const mark = css({ fontSize: '0.6em', lineHeight: 0, verticalAlign: '0.45em', position: 'static' });

export interface RegisteredMarkProps {
  /** Text that may contain registered marks. */
  readonly text: string;
  /** Whether the font already draws the mark small and raised; the brand's setting by default. */
  readonly isPlain?: boolean | undefined;
}

/** Renders a text with its registered marks raised, unless the font does so already. UIX-07 */
export function RegisteredMark({ text, isPlain }: RegisteredMarkProps) {
  const { hasPlainRegisteredMark } = useTypeSetting();
  if ((isPlain ?? hasPlainRegisteredMark) || !text.includes('®')) return text;
  return text.split('®').map((part, index) => (
    // The parts of a text are never reordered.
    <Fragment key={index}>
      {index > 0 && <sup css={mark}>®</sup>}
      {part}
    </Fragment>
  ));
}
