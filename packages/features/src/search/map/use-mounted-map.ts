import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { isMotionReduced } from '@tableside/ui/media';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { searchCopy } from '../copy.ts';
import { loadDrawnMap } from './load-drawn-map.ts';
import type { MapAdapter, MapOptions, MapView, MountedMap } from './map-adapter.ts';

/** A partner's own map style needs WebGL 2. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null && context !== undefined;
  } catch {
    return false;
  }
}

const loadMaplibre = async (): Promise<MapAdapter> =>
  (await import('./maplibre/maplibre-adapter.ts')).maplibreAdapter;

const adapterLoaders = (styleUrl: string | null): readonly (() => Promise<MapAdapter>)[] =>
  styleUrl !== null && hasWebGl() ? [loadMaplibre, loadDrawnMap] : [loadDrawnMap];

export interface MountedMapSettings extends Pick<MapOptions, 'onFrame' | 'onMoveEnd'> {
  readonly firstView: (element: HTMLElement) => MapView;
}

export type MapState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'shown'; readonly map: MountedMap; readonly attributions: readonly string[] };

export function useMountedMap(host: RefObject<HTMLElement | null>, settings: MountedMapSettings): MapState {
  const copy = useCopy(searchCopy);
  const { styleUrl } = usePartner().map;
  const [map, setMap] = useState<MountedMap | 'failed'>();
  const [attributions, setAttributions] = useState<readonly string[]>([]);
  const onFrame = useEffectEvent(settings.onFrame);
  const onMoveEnd = useEffectEvent(settings.onMoveEnd);
  const firstView = useEffectEvent(settings.firstView);
  const label = copy.text('map');

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isGone = false;
    let mounted: MountedMap | undefined;
    const options: MapOptions = {
      view: firstView(element),
      styleUrl,
      label,
      isMotionReduced: isMotionReduced(),
      onFrame: () => onFrame(),
      onMoveEnd: (view, isByVisitor) => onMoveEnd(view, isByVisitor),
      onAttribution: setAttributions,
    };
    void (async () => {
      for (const load of adapterLoaders(styleUrl)) {
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
