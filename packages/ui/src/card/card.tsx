import type { ComponentProps } from 'react';

import { BaseLink, type BaseLinkProps } from '../link/base-link.tsx';
import * as styles from './card.styles.ts';

export interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** Makes the whole card a link. Put one `CardLink` in it. */
  readonly isInteractive?: boolean | undefined;
  readonly isHighlighted?: boolean | undefined;
}

/** A raised surface with a thin border. It has no padding, so that pictures reach its edges. */
export function Card({ as = 'div', isInteractive = false, isHighlighted = false, ...rest }: CardProps) {
  // The props of one tag fit the others, but TypeScript does not see that through a union of tags.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      {...(isHighlighted && { 'data-highlighted': true })}
      css={[styles.card, isInteractive && styles.interactive]}
    />
  );
}

export type CardLinkProps = BaseLinkProps;

/** The single link of an interactive card, which covers the card. Its text is the card's accessible name. */
export function CardLink(props: CardLinkProps) {
  return <BaseLink {...props} data-card-link="" css={styles.cover} />;
}

export type CardActionProps = ComponentProps<'div'>;

/** Holds buttons above the card's link, so that they can be clicked. */
export function CardAction(props: CardActionProps) {
  return <div {...props} css={styles.above} />;
}
