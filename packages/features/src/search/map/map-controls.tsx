import { useCopy } from '@tableside/kits/content';
import { Minus, Plus, Search } from '@tableside/ui/icons';
import { IconButton } from '@tableside/ui/icon-button';

import { searchCopy } from '../copy.ts';
import * as styles from './result-map.styles.ts';

export interface MapControlsProps {
  /** The visitor has moved the map: another area can be searched. */
  readonly hasMoved: boolean;
  /** Cards are at the lower edge. */
  readonly isRaised: boolean;
  /** The map's attribution; undefined for the drawn map. */
  readonly attributions: readonly string[];
  readonly onSearchArea: () => void;
  readonly onZoom: (by: number) => void;
}

export function MapControls({ hasMoved, isRaised, attributions, onSearchArea, onZoom }: MapControlsProps) {
  const copy = useCopy(searchCopy);
  return (
    <>
      {hasMoved && (
        <button type="button" onClick={onSearchArea} css={styles.searchArea}>
          <Search size={16} aria-hidden="true" />
          {copy('searchThisArea')}
        </button>
      )}
      <div css={styles.zoom}>
        <IconButton
          look="floating"
          label={copy('zoomIn')}
          icon={<Plus size={20} />}
          onClick={() => onZoom(1)}
        />
        <IconButton
          look="floating"
          label={copy('zoomOut')}
          icon={<Minus size={20} />}
          onClick={() => onZoom(-1)}
        />
      </div>
      <p css={[styles.note, isRaised && styles.raised]}>
        {attributions.length > 0 ? attributions.join(', ') : copy('mapNote')}
      </p>
    </>
  );
}
