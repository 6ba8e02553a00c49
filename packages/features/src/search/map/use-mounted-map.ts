import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { isMotionReduced } from '@tableside/ui/media';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { searchCopy } from '../copy.ts';
import type { MapAdapter, MapOptions, MapView, MountedMap } from './map-adapter.ts';

/** Whether the browser supports WebGL 2, which the default map needs. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null && context !== undefined;
  } catch {
    return false;
  }
}

const loadVector = async (): Promise<MapAdapter> =>
  (await import('./vector/vector-adapter.ts')).vectorAdapter;
const loadMaplibre = async (): Promise<MapAdapter> =>
  (await import('./maplibre/maplibre-adapter.ts')).maplibreAdapter;

/** The adapters to try, best first: if one cannot run, the next draws a simpler version of the same map. */
const adapterLoaders = (isLight: boolean): readonly (() => Promise<MapAdapter>)[] =>
  !isLight && hasWebGl() ? [loadMaplibre, loadVector] : [loadVector];

export interface MountedMapSettings extends Pick<MapOptions, 'onFrame' | 'onMoveEnd'> {
  /** Returns the initial view for the map's size. */
  readonly firstView: (element: HTMLElement) => MapView;
  /**
   * The map cannot be moved, so the drawn basemap does not need WebGL. A partner's own map style still does.
   */
  readonly isStill?: boolean;
}

export type MapState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'shown'; readonly map: MountedMap; readonly attributions: readonly string[] };

/** Mounts the best map that this browser supports. */
export function useMountedMap(host: RefObject<HTMLElement | null>, settings: MountedMapSettings): MapState {
  const copy = useCopy(searchCopy);
  const { styleUrl } = usePartner().map;
  const [map, setMap] = useState<MountedMap | 'failed'>();
  const [attributions, setAttributions] = useState<readonly string[]>([]);
  const onFrame = useEffectEvent(settings.onFrame);
  const onMoveEnd = useEffectEvent(settings.onMoveEnd);
  const firstView = useEffectEvent(settings.firstView);
  const label = copy.text('map');
  const isLight = settings.isStill === true && styleUrl === null;

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
      for (const load of adapterLoaders(isLight)) {
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
  }, [host, styleUrl, label, isLight]);

  if (map === 'failed') return { status: 'failed' };
  return map ? { status: 'shown', map, attributions } : { status: 'loading' };
}
