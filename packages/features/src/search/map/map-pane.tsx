import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Loading } from '@tableside/ui/loading';
import { useIsDesktop } from '@tableside/ui/media';
import { from, visuallyHidden } from '@tableside/ui/tokens';
import { whenIdle } from '@tableside/ui/when-idle';
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import type { Highlight } from '../results/use-highlight.ts';
import type { Results } from '../results/use-results.ts';
import type { ResultMapProps } from './result-map.tsx';

/** On wide screens the map waits for the first quiet moment; on narrow ones for being opened. */
function useIsMapWanted(isWide: boolean, isMapOpen: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => (isWide && !isQuiet ? whenIdle(() => setIsQuiet(true)) : undefined), [isWide, isQuiet]);
  return isWide ? isQuiet || isMapOpen : isMapOpen;
}

/** Read aloud only, and only where the list with its heading is out of sight: the map leaves no room for one. */
const titleStyle = css(visuallyHidden, { [from.desktop]: { display: 'none' } });

function MapFailed() {
  const copy = useCopy(searchCopy);
  return <p role="status">{copy('mapFailed')}</p>;
}

/** The map's code may not arrive; the list has all places then. */
const ResultMap = lazy<(props: ResultMapProps) => React.ReactNode>(() =>
  import('./result-map.tsx').then(
    (m) => ({ default: m.ResultMap }),
    () => ({ default: MapFailed }),
  ),
);

export interface MapPaneProps {
  readonly address: SearchAddressControls;
  readonly results: Results;
  readonly highlight: Highlight;
  /** Holds the cards that pins lead to. */
  readonly list: RefObject<HTMLElement | null>;
  /** What was found: with the list out of sight, the map bears the heading of the page. */
  readonly title: string;
}

/** The map, in its place. Its code comes when it is shown: beside the list once the browser is idle, else on demand. */
export function MapPane({ address, results, highlight, list, title }: MapPaneProps) {
  const copy = useCopy(searchCopy);
  const isDesktop = useIsDesktop();
  const isWanted = useIsMapWanted(isDesktop, address.isMapOpen);
  return (
    <>
      {address.isMapOpen && <h1 css={titleStyle}>{title}</h1>}
      {isWanted && (
        <Suspense fallback={<Loading message={copy('mapLoading')} />}>
          <ResultMap
            results={results}
            highlight={highlight}
            list={list}
            hasCardStrip={!isDesktop}
            onSearchArea={address.change}
          />
        </Suspense>
      )}
    </>
  );
}
