import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { searchCopy } from '../copy.ts';
import { adapterLoaders } from './choose-adapter.ts';
import type { MapOptions, MapView, MountedMap } from './map-adapter.ts';

export interface MountedMapSettings extends Pick<MapOptions, 'onFrame' | 'onMoveEnd'> {
  /** Where to look at first, given the size of the map. */
  readonly firstView: (element: HTMLElement) => MapView;
}

export type MapState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'shown'; readonly map: MountedMap; readonly attributions: readonly string[] };

/** Mounts the best map that this browser can draw into an element. */
export function useMountedMap(host: RefObject<HTMLElement | null>, settings: MountedMapSettings): MapState {
  const copy = useCopy(searchCopy);
  const { styleUrl } = usePartner().map;
  const [map, setMap] = useState<MountedMap | 'failed'>();
  const [attributions, setAttributions] = useState<readonly string[]>([]);
  const onFrame = useEffectEvent(settings.onFrame);
  const onMoveEnd = useEffectEvent(settings.onMoveEnd);
  const firstView = useEffectEvent(settings.firstView);
  const label = copy('map');

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isGone = false;
    let mounted: MountedMap | undefined;
    const options: MapOptions = {
      view: firstView(element),
      styleUrl,
      label,
      isMotionReduced: window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
      onFrame: () => onFrame(),
      onMoveEnd: (view, isByVisitor) => onMoveEnd(view, isByVisitor),
      onAttribution: setAttributions,
    };
    void (async () => {
      for (const load of adapterLoaders()) {
        const attempt = await load()
          .then((adapter) => (isGone ? undefined : adapter.mount(element, options)))
          .catch(() => undefined);
        if (isGone) return attempt?.destroy();
        if (attempt) {
          mounted = attempt;
          return setMap(attempt);
        }
      }
      setMap('failed');
    })();
    return () => {
      isGone = true;
      mounted?.destroy();
      setMap(undefined);
    };
  }, [host, styleUrl, label]);

  if (map === 'failed') return { status: 'failed' };
  return map ? { status: 'shown', map, attributions } : { status: 'loading' };
}
