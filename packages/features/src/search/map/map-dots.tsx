import { merchantHref, type MerchantPosition } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Link } from '@tableside/ui/link';

import { searchCopy } from '../copy.ts';
import type { Pin } from './cluster-pins.ts';
import * as styles from './map-dots.styles.ts';
import * as pinStyles from './map-pins.styles.ts';

export interface MapDotsProps {
  readonly dots: readonly Pin<MerchantPosition>[];
  readonly onOpen: (at: Pin['at']) => void;
  readonly onDotElement: (key: string, element: HTMLElement | null) => void;
}

/**
 * The merchants of the other pages: a dot links to its merchant, a cluster zooms in (SEA-06). Dots are not in
 * the tab order: there are hundreds of them, some under a pin, and the pages of the list contain the same
 * merchants.
 */
export function MapDots({ dots, onOpen, onDotElement }: MapDotsProps) {
  const copy = useCopy(searchCopy);
  return (
    <ul role="list" aria-label={copy.text('mapDots')} css={[pinStyles.layer, styles.layer]}>
      {dots.map(({ key, at, merchants }) => {
        const [merchant] = merchants;
        if (!merchant) return null;
        return (
          <li key={key} ref={(element) => onDotElement(key, element)} css={pinStyles.place}>
            {merchants.length > 1 ? (
              <button
                type="button"
                tabIndex={-1}
                aria-label={copy.text('cluster', { count: merchants.length })}
                onClick={() => onOpen(at)}
                css={[styles.dot, styles.cluster]}
              >
                {merchants.length}
              </button>
            ) : (
              <Link
                look="bare"
                href={merchantHref(merchant.id)}
                tabIndex={-1}
                draggable={false}
                css={styles.dot}
              >
                <span translate="no" css={styles.name}>
                  {merchant.name}
                </span>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
