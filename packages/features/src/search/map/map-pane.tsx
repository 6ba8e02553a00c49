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

function useIsMapWanted(isWide: boolean, isMapOpen: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => (isWide && !isQuiet ? whenIdle(() => setIsQuiet(true)) : undefined), [isWide, isQuiet]);
  return isWide ? isQuiet || isMapOpen : isMapOpen;
}

/**
 * The heading is hidden visually, because the map has no room for it. Wide screens show the list, which has
 * its own heading.
 */
const titleStyle = css(visuallyHidden, { [from.desktop]: { display: 'none' } });

export interface MapPaneProps {
  readonly address: SearchAddressControls;
  readonly results: Results;
  readonly highlight: Highlight;
  readonly list: RefObject<HTMLElement | null>;
  readonly title: string;
}

export function MapPane({ address, results, highlight, list, title }: MapPaneProps) {
  const isDesktop = useIsDesktop();
  const isWanted = useIsMapWanted(isDesktop, address.isMapOpen);
  return (
    <>
      {address.isMapOpen && <h1 css={titleStyle}>{raiseMarks(title)}</h1>}
      {isWanted && (
        <ResultMap
          results={results}
          title={title}
          highlight={highlight}
          list={list}
          hasCardStrip={!isDesktop}
          onSearchArea={address.change}
        />
      )}
    </>
  );
}
