import { useIsDesktop } from '@tableside/ui/media';
import { whenIdle } from '@tableside/ui/when-idle';
import { useEffect, useState, type RefObject } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import type { Place } from '../place/place.ts';
import type { Highlight } from '../results/use-highlight.ts';
import type { Results } from '../results/use-results.ts';
import { ResultMap } from './lazy-result-map.tsx';
import { MapHeading } from './map-heading.tsx';

function useIsMapWanted(isWide: boolean, isMapOpen: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => (isWide && !isQuiet ? whenIdle(() => setIsQuiet(true)) : undefined), [isWide, isQuiet]);
  return isWide ? isQuiet || isMapOpen : isMapOpen;
}

export interface MapPaneProps {
  readonly address: SearchAddressControls;
  readonly placeStatus: Place['status'];
  readonly results: Results;
  readonly highlight: Highlight;
  readonly list: RefObject<HTMLElement | null>;
  readonly title: string;
}

export function MapPane({ address, placeStatus, results, highlight, list, title }: MapPaneProps) {
  const isDesktop = useIsDesktop();
  const isWanted = useIsMapWanted(isDesktop, address.isMapOpen);
  return (
    <>
      {address.isMapOpen && <MapHeading placeStatus={placeStatus} results={results} title={title} />}
      {isWanted && (
        <ResultMap
          results={results}
          highlight={highlight}
          list={list}
          hasCardStrip={!isDesktop}
          onSearchArea={address.change}
        />
      )}
    </>
  );
}
