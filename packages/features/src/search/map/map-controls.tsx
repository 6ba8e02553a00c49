import { useCopy } from '@tableside/kits/content';
import { Minus, Plus, Search } from '@tableside/ui/icons';
import { IconButton } from '@tableside/ui/icon-button';
import { Spinner } from '@tableside/ui/spinner';

import { searchCopy } from '../copy.ts';
import * as styles from './result-map.styles.ts';

export interface MapControlsProps {
  readonly area: 'searched' | 'searching' | 'offered';
  readonly onSearchArea: () => void;
  readonly onZoom: (by: number) => void;
}

export function MapControls({ area, onSearchArea, onZoom }: MapControlsProps) {
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
    </>
  );
}
