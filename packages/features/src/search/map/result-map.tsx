import {
  centerOf,
  formatBounds,
  formatCoordinates,
  merchantHref,
  type Bounds,
  type Coordinates,
  type Merchant,
  type MerchantPosition,
  type MerchantSearch,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Loading } from '@tableside/ui/loading';
import { isMotionReduced } from '@tableside/ui/media';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { searchCopy } from '../copy.ts';
import type { Highlight } from '../results/use-highlight.ts';
import type { Results } from '../results/use-results.ts';
import { CardStrip } from './card-strip.tsx';
import type { MapView } from './map-adapter.ts';
import { clusterPins, DOT_RADIUS, PIN_RADIUS, WHOLE_WORLD, type Pin } from './cluster-pins.ts';
import { MapControls } from './map-controls.tsx';
import { MapDots } from './map-dots.tsx';
import { MapMessage } from './map-message.tsx';
import { MapNote } from './map-note.tsx';
import { MapPins } from './map-pins.tsx';
import {
  boundsOf,
  COUNTRY_VIEW,
  MOST_ZOOM,
  PLACE_ZOOM,
  boundsWithMargin,
  viewOf,
  viewOfBounds,
  type Covered,
  type Size,
} from './map-view.ts';
import * as styles from './result-map.styles.ts';
import { readMapView, storeMapView } from './stored-view.ts';
import { useDots } from './use-dots.ts';
import { useFollowResults } from './use-follow-results.ts';
import { useMountedMap } from './use-mounted-map.ts';
import { usePinPlaces } from './use-pin-places.ts';

function goToCard(list: HTMLElement | null, merchantId: string): void {
  const link = list?.querySelector<HTMLElement>(`a[href="${CSS.escape(merchantHref(merchantId))}"]`);
  if (!link) return;
  link
    .closest('li')
    ?.scrollIntoView?.({ block: 'center', behavior: isMotionReduced() ? 'instant' : 'smooth' });
  link.focus({ preventScroll: true });
}

export interface ResultMapProps {
  readonly results: Results;
  readonly title: string;
  readonly highlight: Highlight;
  readonly list: RefObject<HTMLElement | null>;
  readonly hasCardStrip: boolean;
  readonly onSearchArea: (area: Required<Pick<MerchantSearch, 'location' | 'bounds'>>) => void;
}

const noMerchants: readonly Merchant[] = [];

/** If no list is beside the map, a button covers its upper edge and the cards its lower edge. */
const underCards = ({ height }: Size): Covered =>
  height <= styles.LOW_MAP ? { top: 48, bottom: 90 } : { top: 56, bottom: 142 };

const sizeOf = (element: HTMLElement): Size => ({
  width: element.clientWidth,
  height: element.clientHeight,
});

function viewOfResults({ data, request }: Results, size: Size, covered?: Covered): MapView {
  if (request?.bounds) return viewOfBounds(request.bounds, size, covered);
  const points = (data?.merchants ?? noMerchants).map(({ position }) => position);
  const place = data?.origin ? { center: data.origin, zoom: PLACE_ZOOM } : COUNTRY_VIEW;
  return viewOf(points, size, covered) ?? place;
}

interface VisibleBounds {
  readonly all: Bounds;
  /** The uncovered area, which "this area" refers to. */
  readonly open: Bounds;
}

const isSame = (one: Bounds, other: Bounds) => formatBounds(one) === formatBounds(other);

export function ResultMap({ results, title, highlight, list, hasCardStrip, onSearchArea }: ResultMapProps) {
  const copy = useCopy(searchCopy);
  const host = useRef<HTMLDivElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const [visible, setSight] = useState<VisibleBounds>();
  const [zoom, setZoom] = useState(PLACE_ZOOM);
  const { data, request, isSearching } = results;
  const location = request?.location;
  const bounds = request?.bounds;
  const merchants = data?.merchants ?? noMerchants;
  const coveredOf = (size: Size) => (hasCardStrip ? underCards(size) : undefined);

  const viewOfAll = (element: HTMLElement) => {
    const size = sizeOf(element);
    return viewOfResults(results, size, coveredOf(size));
  };
  const startOn = (element: HTMLElement) => {
    const left = location === undefined || bounds ? undefined : readMapView(location);
    return left ?? viewOfAll(element);
  };
  const sightOf = (view: MapView): VisibleBounds | undefined => {
    if (!host.current) return undefined;
    const size = sizeOf(host.current);
    return { all: boundsOf(view, size), open: boundsOf(view, size, coveredOf(size)) };
  };

  const state = useMountedMap(host, {
    firstView: startOn,
    onFrame: () => {
      places.move();
      if (map) setZoom(Math.round(map.view().zoom));
    },
    onMoveEnd: (view, isByVisitor) => {
      setZoom(Math.round(view.zoom));
      setSight(sightOf(view));
      if (!isByVisitor) return;
      setHasMoved(true);
      // A map area is already stored in the URL.
      if (location !== undefined && !bounds) storeMapView(view, location);
    },
  });
  const map = state.status === 'shown' ? state.map : undefined;
  // Renders the pins before the cards, because a map is useful without cards.
  const hasCards = useDeferredValue(hasCardStrip && state.status !== 'loading', false);
  const dots = useDots(results, map !== undefined);
  const pinsAt = useMemo(() => clusterPins(merchants, PIN_RADIUS), [merchants]);
  const dotsAt = useMemo(() => clusterPins(dots.beyond, DOT_RADIUS), [dots.beyond]);
  const pins = useMemo(() => pinsAt(zoom, WHOLE_WORLD), [pinsAt, zoom]);
  const dotPins = useMemo(
    () => (visible ? dotsAt(zoom, boundsWithMargin(visible.all)) : []),
    [dotsAt, zoom, visible],
  );
  const all = useMemo(() => [...pins, ...dotPins], [pins, dotPins]);
  const places = usePinPlaces(map, all);
  useEffect(() => {
    const placesOf = (all: readonly Pin<MerchantPosition>[]) => all.map(({ at }) => at);
    map?.keepClear?.(placesOf(pins), placesOf(dotPins));
  }, [map, pins, dotPins]);
  useFollowResults(map, results, (shown, isFirst) => {
    setHasMoved(false);
    if (!host.current) return;
    shown.show(isFirst ? startOn(host.current) : viewOfAll(host.current));
  });

  const isSearched = bounds !== undefined && visible !== undefined && isSame(bounds, visible.open);
  const hasResponse = isSearched && data !== undefined && !results.isEarlier;
  const pending = isSearched && isSearching ? 'searching' : 'offered';
  const area = hasMoved && !hasResponse ? pending : 'searched';

  const comeNearer = (at: Coordinates) => {
    if (!map) return;
    // The pressed group of pins disappears. Focus moves to the map, so that Tab leads to what was in it.
    map.focus();
    map.show({ center: at, zoom: Math.min(MOST_ZOOM, map.view().zoom + 2) }, true);
  };
  const press = (merchant: Merchant) => {
    highlight.set(merchant.id);
    if (!hasCardStrip) goToCard(list.current, merchant.id);
  };
  const searchArea = () => {
    if (!visible) return;
    // The button disappears with the response. Focus moves to the map, so that its keys keep working.
    map?.focus();
    window.scrollTo(0, 0);
    onSearchArea({ location: formatCoordinates(centerOf(visible.open)), bounds: visible.open });
  };

  return (
    <div css={styles.column}>
      <div css={styles.frame}>
        {/* Rendered before the map, so that the controls come before all pins in the tab order. */}
        {map && (
          <MapControls
            area={area}
            onSearchArea={searchArea}
            onZoom={(by) => map.show({ ...map.view(), zoom: map.view().zoom + by }, true)}
          />
        )}
        <div ref={host} css={styles.host} />
        {state.status === 'loading' && (
          <div css={styles.notice}>
            <Loading message={copy('mapLoading')} />
          </div>
        )}
        {state.status === 'failed' && (
          <p role="status" css={styles.notice}>
            {copy('mapFailed')}
          </p>
        )}
        {map &&
          createPortal(
            <>
              <MapPins
                pins={pins}
                highlight={highlight}
                onPress={press}
                onOpen={({ at }) => comeNearer(at)}
                onPinElement={places.hold}
              />
              {dotPins.length > 0 && (
                <MapDots dots={dotPins} onOpen={comeNearer} onDotElement={places.hold} />
              )}
            </>,
            map.overlay,
          )}
        {hasCards && <CardStrip merchants={merchants} highlight={highlight} />}
        {hasCardStrip && <MapMessage results={results} title={title} />}
      </div>
      {/* Rendered while the map loads, so that the map keeps its size. */}
      {state.status !== 'failed' && (
        <MapNote part={dots.part} attributions={state.status === 'shown' ? state.attributions : []} />
      )}
    </div>
  );
}
