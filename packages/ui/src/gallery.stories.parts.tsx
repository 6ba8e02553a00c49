import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';

import { color, space, text, weight } from './tokens.ts';

const gallery = css({ display: 'grid', gap: space(8), maxWidth: 860 });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) });
const caption = css({ ...text.small, width: '100%', fontWeight: weight.semibold, opacity: 0.8 });
const column = css({ display: 'grid', gap: space(6), maxWidth: 420, color: color.text });

export interface GalleryProps {
  readonly children: ReactNode;
}

export function Gallery({ children }: GalleryProps) {
  return <div css={gallery}>{children}</div>;
}

export function Column({ children }: GalleryProps) {
  return <div css={column}>{children}</div>;
}

const controls = 'a, article, button, input, select, textarea';

interface StateProps extends GalleryProps {
  readonly state: 'hover' | 'focus-visible';
}

function InState({ state, children }: StateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelectorAll(controls).forEach((control) => control.classList.add(`pseudo-${state}`));
  });
  return (
    <div ref={box} css={{ display: 'contents' }}>
      {children}
    </div>
  );
}

const stateNames = { hover: 'under the pointer', 'focus-visible': 'with the focus' } as const;

export interface PointedAndFocusedProps {
  readonly children: ReactNode | ((state: string) => ReactNode);
}

export function PointedAndFocused({ children }: PointedAndFocusedProps) {
  return (['hover', 'focus-visible'] as const).map((state) => (
    <Row key={state} name={stateNames[state]}>
      <InState state={state}>
        {typeof children === 'function' ? children(stateNames[state]) : children}
      </InState>
    </Row>
  ));
}

export interface RowProps extends GalleryProps {
  readonly name: string;
  readonly className?: string | undefined;
}

export function Row({ name, className, children }: RowProps) {
  return (
    <div className={className} css={row}>
      <div css={caption}>{name}</div>
      {children}
    </div>
  );
}
