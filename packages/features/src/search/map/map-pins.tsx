import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { searchCopy } from '../copy.ts';
import type { Highlight } from '../results/use-highlight.ts';
import type { Pin } from './cluster-pins.ts';
import { MapPin } from './map-pin.tsx';
import * as styles from './map-pins.styles.ts';

export interface MapPinsProps {
  readonly pins: readonly Pin[];
  readonly highlight: Highlight;
  readonly onPress: (merchant: Merchant) => void;
  readonly onOpen: (pin: Pin) => void;
  readonly onPinElement: (key: string, element: HTMLElement | null) => void;
}

export function MapPins({ pins, highlight, onPress, onOpen, onPinElement }: MapPinsProps) {
  const copy = useCopy(searchCopy);
  return (
    <ul role="list" aria-label={copy.text('map')} css={styles.layer}>
      {pins.map((pin) => {
        const [merchant] = pin.merchants;
        if (!merchant) return null;
        const isCluster = pin.merchants.length > 1;
        const isLit = pin.merchants.some(({ id }) => id === highlight.id);
        return (
          <li
            key={pin.key}
            ref={(element) => onPinElement(pin.key, element)}
            data-lit={isLit || undefined}
            css={styles.place}
          >
            {isCluster ? (
              <button
                type="button"
                aria-label={copy.text('cluster', { count: pin.merchants.length })}
                onClick={() => onOpen(pin)}
                css={[styles.pin, styles.cluster, isLit && styles.lit]}
              >
                {pin.merchants.length}
              </button>
            ) : (
              <MapPin
                merchant={merchant}
                highlight={highlight}
                isLit={isLit}
                onPress={() => onPress(merchant)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
