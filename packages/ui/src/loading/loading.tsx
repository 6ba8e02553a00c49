import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { Spinner } from '../spinner/spinner.tsx';
import { color, space, text, visuallyHidden } from '../tokens.ts';

const loading = css({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  padding: space(8),
  color: color.textMuted,
});

export interface LoadingProps {
  readonly message: ReactNode;
  /** Shows the message only to screen readers, where skeletons already show the loading state. */
  readonly isMessageHidden?: boolean | undefined;
}

export function Loading({ message, isMessageHidden = false }: LoadingProps) {
  return (
    <div role="status" css={isMessageHidden ? visuallyHidden : loading}>
      {!isMessageHidden && <Spinner />}
      <span>{message}</span>
    </div>
  );
}
