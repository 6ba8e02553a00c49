import { useCopy } from '@tableside/kit-content';
import { Loading } from '@tableside/ui/loading';
import { lazy, Suspense, type RefObject } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import type { Highlight } from '../results/use-highlight.ts';
import type { Results } from '../results/use-results.ts';
import type { ResultMapProps } from './result-map.tsx';
import * as styles from './map-pane.styles.ts';
import { useIsMapWanted } from './use-is-map-wanted.ts';
import { useIsWide } from './use-is-wide.ts';

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
  const isWide = useIsWide();
  const isWanted = useIsMapWanted(isWide, address.isMapOpen);
  return (
    <>
      {address.isMapOpen && <h1 css={styles.title}>{title}</h1>}
      {isWanted && (
        <Suspense fallback={<Loading message={copy('mapLoading')} />}>
          <ResultMap
            results={results}
            highlight={highlight}
            list={list}
            hasCardStrip={!isWide}
            onSearchArea={(location) => address.change({ location })}
          />
        </Suspense>
      )}
    </>
  );
}
