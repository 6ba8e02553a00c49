import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { ownEach } from '../own-texts/own-texts.tsx';
import { useTypeSetting } from '../type-setting/type-setting.tsx';

const mark = css({ fontSize: '0.6em', lineHeight: 0, verticalAlign: '0.45em', position: 'static' });

export interface RegisteredMarkProps {
  /** Whether the font already draws the mark small and raised. The default is the brand's setting. */
  readonly isPlain?: boolean | undefined;
}

/** A registered mark, which is raised unless the font does so already (UIX-07). */
export function RegisteredMark({ isPlain }: RegisteredMarkProps) {
  const { hasPlainRegisteredMark } = useTypeSetting();
  return (isPlain ?? hasPlainRegisteredMark) ? <span>®</span> : <sup css={mark}>®</sup>;
}

export function raiseMarks(text: string): ReactNode {
  if (!text.includes('®')) return text;
  const parts = text.split(/(®)/);
  return ownEach(parts.map((part, index) => (part === '®' ? <RegisteredMark key={index} /> : part)));
}
