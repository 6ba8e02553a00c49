import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Star, Utensils } from '@tableside/ui/icons';

import { searchCopy } from '../copy.ts';
import type { Highlight } from '../results/use-highlight.ts';
import type { Pin } from './cluster-pins.ts';
import * as styles from './map-pins.styles.ts';

export interface MapPinsProps {
  readonly pins: readonly Pin[];
  readonly highlight: Highlight;
  readonly onPress: (merchant: Merchant) => void;
  /** Called when a cluster is pressed, to zoom in. */
  readonly onOpen: (pin: Pin) => void;
  /** Called with each pin's element when it mounts, and with null when it unmounts; the map positions it. */
  readonly onPinElement: (key: string, element: HTMLElement | null) => void;
}

/** Merchants and clusters as buttons over the map, accessible to keyboards and screen readers. */
export function MapPins({ pins, highlight, onPress, onOpen, onPinElement }: MapPinsProps) {
  const copy = useCopy(searchCopy);
  const nameOf = ({ name, rating }: Merchant) =>
    rating
      ? copy.text('pin', { name, rating: rating.overall.toFixed(1) })
      : copy.text('pinUnrated', { name });
  return (
    <ul role="list" aria-label={copy.text('map')} css={styles.layer}>
      {pins.map((pin) => {
        const [merchant] = pin.merchants;
        if (!merchant) return null;
        const isCluster = pin.merchants.length > 1;
        const isLit = pin.merchants.some(({ id }) => id === highlight.id);
        const enter = () => highlight.set(merchant.id);
        const leave = () => highlight.set(undefined);
        return (
          <li
            key={pin.key}
            ref={(element) => onPinElement(pin.key, element)}
            data-lit={isLit || undefined}
            css={styles.place}
          >
            <button
              type="button"
              aria-label={
                isCluster ? copy.text('cluster', { count: pin.merchants.length }) : nameOf(merchant)
              }
              onClick={() => (isCluster ? onOpen(pin) : onPress(merchant))}
              {...(!isCluster && {
                onPointerEnter: enter,
                onPointerLeave: leave,
                onFocus: enter,
                onBlur: leave,
              })}
              css={[styles.pin, isCluster && styles.cluster, isLit && styles.lit]}
            >
              {isCluster ? (
                pin.merchants.length
              ) : merchant.rating ? (
                <>
                  <Star size={12} fill="currentColor" aria-hidden="true" />
                  <span>{merchant.rating.overall.toFixed(1)}</span>
                </>
              ) : (
                <Utensils size={16} aria-hidden="true" />
              )}
            </button>
            {isLit && !isCluster && (
              <span translate="no" css={styles.name} aria-hidden="true">
                {merchant.name}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
