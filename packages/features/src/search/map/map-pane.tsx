import { css } from '@emotion/react';
import { useIsDesktop } from '@tableside/ui/media';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { from, visuallyHidden } from '@tableside/ui/tokens';
import { whenIdle } from '@tableside/ui/when-idle';
import { useEffect, useState, type RefObject } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import type { Highlight } from '../results/use-highlight.ts';
import type { Results } from '../results/use-results.ts';
import { ResultMap } from './lazy-result-map.tsx';

/** On wide screens the map loads when the browser is idle; on narrow ones when it is opened. */
function useIsMapWanted(isWide: boolean, isMapOpen: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => (isWide && !isQuiet ? whenIdle(() => setIsQuiet(true)) : undefined), [isWide, isQuiet]);
  return isWide ? isQuiet || isMapOpen : isMapOpen;
}

/**
 * Hidden visually, and only present where the list with its heading is hidden, because the map has no room
 * for one.
 */
const titleStyle = css(visuallyHidden, { [from.desktop]: { display: 'none' } });

export interface MapPaneProps {
  readonly address: SearchAddressControls;
  readonly results: Results;
  readonly highlight: Highlight;
  /** The element that contains the pins' cards. */
  readonly list: RefObject<HTMLElement | null>;
  /** The result title: while the list is hidden, the map contains the page's heading. */
  readonly title: string;
}

/** The map pane. Its code loads when the browser is idle beside the list, otherwise on demand. */
export function MapPane({ address, results, highlight, list, title }: MapPaneProps) {
  const isDesktop = useIsDesktop();
  const isWanted = useIsMapWanted(isDesktop, address.isMapOpen);
  return (
    <>
      {address.isMapOpen && <h1 css={titleStyle}>{raiseMarks(title)}</h1>}
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
