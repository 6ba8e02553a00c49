import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { Title, type TitleProps } from '../title/title.tsx';
import { color, space, text } from '../tokens.ts';

const state = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  maxWidth: 480,
  margin: '0 auto',
  padding: `${space(10)} ${space(4)}`,
  textAlign: 'center',
});
const illustrationStyle = css({
  width: 'min(220px, 60%)',
  '& svg, & img': { width: '100%', height: 'auto' },
});
const words = css({ ...text.body, color: color.textMuted, textWrap: 'pretty', '& p': { margin: 0 } });

export interface EmptyStateProps {
  readonly illustration?: ReactNode;
  /** What happened, in one sentence. */
  readonly title: ReactNode;
  readonly titleLevel: TitleProps['level'];
  /** Casing of the title. The default is the brand's title casing (UIX-06). */
  readonly titleCasing?: TitleProps['casing'];
  /** What to do, in one sentence. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

export function EmptyState({
  illustration,
  title,
  titleLevel,
  titleCasing,
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={className} css={state}>
      {illustration !== undefined && (
        <div css={illustrationStyle} aria-hidden="true">
          {illustration}
        </div>
      )}
      <Title level={titleLevel} size="medium" casing={titleCasing}>
        {title}
      </Title>
      {children !== undefined && <div css={words}>{children}</div>}
      {action}
    </div>
  );
}
