import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

import type { MerchantPosition } from '@tableside/core';
import type { Pin } from './cluster-pins.ts';
import type { MountedMap } from './map-adapter.ts';

export interface PinPlaces {
  readonly hold: (key: string, element: HTMLElement | null) => void;
  /** Moves every pin to its current position on the map. Bypasses React, because it runs for every frame. */
  readonly move: () => void;
}

export function usePinPlaces(map: MountedMap | undefined, pins: readonly Pin<MerchantPosition>[]): PinPlaces {
  const elements = useRef(new Map<string, HTMLElement>());
  const hold = useCallback((key: string, element: HTMLElement | null) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  }, []);
  const move = useCallback(() => {
    if (!map) return;
    for (const { key, at } of pins) {
      const element = elements.current.get(key);
      if (!element) continue;
      const { x, y } = map.project(at);
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    }
  }, [map, pins]);
  useLayoutEffect(move);
  return useMemo(() => ({ hold, move }), [hold, move]);
}
