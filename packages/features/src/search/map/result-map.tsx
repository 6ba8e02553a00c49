import { formatCoordinates, merchantHref, type Merchant, type MerchantSearchResult } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Loading } from '@tableside/ui/loading';
import { isMotionReduced } from '@tableside/ui/media';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { searchCopy } from '../copy.ts';
import type { Highlight } from '../results/use-highlight.ts';
import type { Results } from '../results/use-results.ts';
import { CardStrip } from './card-strip.tsx';
import { clusterPins } from './cluster-pins.ts';
import { MapControls } from './map-controls.tsx';
import { MapPins } from './map-pins.tsx';
import { COUNTRY_VIEW, PLACE_ZOOM, viewOf, type Covered } from './map-view.ts';
import * as styles from './result-map.styles.ts';
import { readMapView, storeMapView } from './stored-view.ts';
import { useFollowResults } from './use-follow-results.ts';
import { useMountedMap } from './use-mounted-map.ts';
import { usePinPlaces } from './use-pin-places.ts';

/** Brings the card of a merchant into sight and gives its link the focus. */
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
  readonly highlight: Highlight;
  readonly list: RefObject<HTMLElement | null>;
  /** The list is not in sight: the map shows the cards itself. */
  readonly hasCardStrip: boolean;
  /** Searches round the centre of the map, "latitude,longitude" (SEA-06). */
  readonly onSearchArea: (location: string) => void;
}

const noMerchants: readonly Merchant[] = [];

/** Where the list has no room beside the map, a button lies over its upper edge and the cards over its lower one. */
const underCards: Covered = { top: 56, bottom: 150 };

/** The view that shows all results; without any, their place. */
function viewOfResults(
  result: MerchantSearchResult | undefined,
  element: HTMLElement,
  covered: Covered | undefined,
) {
  const size = { width: element.clientWidth, height: element.clientHeight };
  const view = viewOf(
    (result?.merchants ?? noMerchants).map(({ position }) => position),
    size,
    covered,
  );
  return view ?? (result?.origin ? { center: result.origin, zoom: PLACE_ZOOM } : COUNTRY_VIEW);
}

/** The map of the results: pins that are buttons, and a search of what is in sight. */
export function ResultMap({ results, highlight, list, hasCardStrip, onSearchArea }: ResultMapProps) {
  const copy = useCopy(searchCopy);
  const host = useRef<HTMLDivElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const [zoom, setZoom] = useState(PLACE_ZOOM);
  const { data, request } = results;
  const location = request?.location;
  const merchants = data?.merchants ?? noMerchants;
  const pinsAt = useMemo(() => clusterPins(merchants), [merchants]);
  const pins = useMemo(() => pinsAt(zoom), [pinsAt, zoom]);

  const covered = hasCardStrip ? underCards : undefined;
  /** The view in which the visitor left this place, else one that holds all that was found (SEA-29). */
  const startOn = (element: HTMLElement) =>
    (location === undefined ? undefined : readMapView(location)) ?? viewOfResults(data, element, covered);

  const state = useMountedMap(host, {
    firstView: startOn,
    onFrame: () => {
      places.move();
      if (map) setZoom(Math.round(map.view().zoom));
    },
    onMoveEnd: (view, isByVisitor) => {
      setZoom(Math.round(view.zoom));
      if (!isByVisitor) return;
      setHasMoved(true);
      if (location !== undefined) storeMapView(view, location);
    },
  });
  const map = state.status === 'shown' ? state.map : undefined;
  const places = usePinPlaces(map, pins);
  useFollowResults(map, results, {
    onNewResults: () => setHasMoved(false),
    show: (shown, isFirst) => {
      if (host.current)
        shown.show(isFirst ? startOn(host.current) : viewOfResults(data, host.current, covered));
    },
  });

  const comeNearer = (at: Merchant['position']) =>
    map?.show({ center: at, zoom: Math.min(18, map.view().zoom + 2) });
  const press = (merchant: Merchant) => {
    highlight.set(merchant.id);
    if (!hasCardStrip) goToCard(list.current, merchant.id);
  };

  return (
    <div css={styles.frame}>
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
      {map && (
        <>
          {createPortal(
            <MapPins
              pins={pins}
              highlight={highlight}
              onPress={press}
              onOpen={({ at }) => comeNearer(at)}
              onPinElement={places.hold}
            />,
            map.overlay,
          )}
          <MapControls
            hasMoved={hasMoved}
            isRaised={hasCardStrip && merchants.length > 0}
            attributions={state.status === 'shown' ? state.attributions : []}
            onSearchArea={() => {
              storeMapView(map.view(), formatCoordinates(map.view().center));
              onSearchArea(formatCoordinates(map.view().center));
            }}
            onZoom={(by) => map.show({ ...map.view(), zoom: map.view().zoom + by })}
          />
        </>
      )}
      {hasCardStrip && <CardStrip merchants={merchants} highlight={highlight} />}
    </div>
  );
}
