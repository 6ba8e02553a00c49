import { formatCount } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Minus, Plus, Search } from '@tableside/ui/icons';
import { IconButton } from '@tableside/ui/icon-button';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Spinner } from '@tableside/ui/spinner';

import { searchCopy } from '../copy.ts';
import * as styles from './result-map.styles.ts';
import type { Dots } from './use-dots.ts';

export interface MapControlsProps {
  /** Whether the visible area can be searched: the visitor has moved the map, or its search is pending. */
  readonly area: 'searched' | 'searching' | 'offered';
  /** How many of the results are shown, if not all are. */
  readonly part: Dots['part'];
  /** Cards are at the lower edge. */
  readonly isRaised: boolean;
  /** The map's attribution; undefined for the drawn map. */
  readonly attributions: readonly string[];
  readonly onSearchArea: () => void;
  readonly onZoom: (by: number) => void;
}

export function MapControls({ area, part, isRaised, attributions, onSearchArea, onZoom }: MapControlsProps) {
  const copy = useCopy(searchCopy);
  return (
    <>
      {area !== 'searched' && (
        <button
          type="button"
          aria-busy={area === 'searching'}
          onClick={() => area === 'offered' && onSearchArea()}
          css={styles.searchArea}
        >
          {area === 'searching' ? <Spinner /> : <Search size={16} aria-hidden="true" />}
          <span>{copy('searchThisArea')}</span>
        </button>
      )}
      <div css={styles.zoom}>
        <IconButton
          look="floating"
          label={copy.text('zoomIn')}
          icon={<Plus size={20} />}
          onClick={() => onZoom(1)}
        />
        <IconButton
          look="floating"
          label={copy.text('zoomOut')}
          icon={<Minus size={20} />}
          onClick={() => onZoom(-1)}
        />
      </div>
      <p css={[styles.note, isRaised && styles.raised]}>
        {raiseMarks(
          [
            part &&
              copy.text('mapShowsSome', { shown: formatCount(part.shown), count: formatCount(part.count) }),
            ...(attributions.length > 0 ? attributions : [copy.text('mapNote')]),
          ]
            .filter(Boolean)
            .join(' · '),
        )}
      </p>
    </>
  );
}
