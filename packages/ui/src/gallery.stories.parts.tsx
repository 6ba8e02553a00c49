import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, space, text, weight } from './tokens.ts';

const gallery = css({ display: 'grid', gap: space(8), maxWidth: 860 });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) });
const caption = css({ ...text.small, width: '100%', fontWeight: weight.semibold, opacity: 0.8 });
const column = css({ display: 'grid', gap: space(6), maxWidth: 420, color: color.text });

export interface GalleryProps {
  readonly children: ReactNode;
}

/** Shows all states of a component. For stories only. */
export function Gallery({ children }: GalleryProps) {
  return <div css={gallery}>{children}</div>;
}

/** Stacks fields, as in a form. For stories only. */
export function Column({ children }: GalleryProps) {
  return <div css={column}>{children}</div>;
}

export interface RowProps extends GalleryProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** Shows some states side by side. For stories only. */
export function Row({ name, className, children }: RowProps) {
  return (
    <div className={className} css={row}>
      <div css={caption}>{name}</div>
      {children}
    </div>
  );
}
