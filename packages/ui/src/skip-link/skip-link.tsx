import { css } from '@emotion/react';
import type { MouseEvent, ReactNode } from 'react';

import { onSurface, radius, shadow, space, weight } from '../tokens.ts';

const skipLink = css(onSurface.raised, {
  position: 'absolute',
  zIndex: 100,
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  padding: `${space(3)} ${space(5)}`,
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  fontWeight: weight.semibold,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

export interface SkipLinkProps {
  readonly targetId: string;
  readonly label: ReactNode;
}

export function SkipLink({ targetId, label }: SkipLinkProps) {
  // Focuses the target directly, so that the URL and history do not change.
  const onClick = (event: MouseEvent) => {
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <a href={`#${targetId}`} onClick={onClick} css={skipLink}>
      {label}
    </a>
  );
}
