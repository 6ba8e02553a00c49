import type { ComponentProps } from 'react';

import { BaseLink, type BaseLinkProps } from '../link/base-link.tsx';
import * as styles from './card.styles.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** `article` for independent items of a list. */
  readonly as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** The whole card is a link: put one `CardLink` in it. */
  readonly isInteractive?: boolean | undefined;
  /** Lifted from elsewhere, e.g. its pin is under the pointer. */
  readonly isHighlighted?: boolean | undefined;
}

/** A raised surface with a hairline. No padding: pictures reach its edges. */
export function Card({ as = 'div', isInteractive = false, isHighlighted = false, ...rest }: CardProps) {
  // One host element's props fit the others; TypeScript cannot see that through a union of tags.
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

/** The one link of an interactive card; it covers the card. Its words are the card's name. */
export function CardLink(props: CardLinkProps) {
  return <BaseLink {...props} data-card-link="" css={styles.cover} />;
}

export type CardActionProps = ComponentProps<'div'>;

/** Holds buttons that lie above the card's link and stay reachable. */
export function CardAction(props: CardActionProps) {
  return <div {...props} css={styles.above} />;
}
