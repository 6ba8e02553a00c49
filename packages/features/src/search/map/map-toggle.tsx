import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Map, Search } from '@tableside/ui/icons';

import { searchCopy } from '../copy.ts';
import { prepareMap } from './lazy-result-map.tsx';
import * as styles from './map-toggle.styles.ts';

export interface MapToggleProps {
  readonly isMapOpen: boolean;
  readonly onChange: (isMapOpen: boolean) => void;
}

export function MapToggle({ isMapOpen, onChange }: MapToggleProps) {
  const copy = useCopy(searchCopy);
  const { styleUrl } = usePartner().map;
  const Icon = isMapOpen ? Search : Map;
  const prepare = () => prepareMap(styleUrl);
  return (
    <div css={isMapOpen ? styles.overMap : styles.underList}>
      <button
        type="button"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => onChange(!isMapOpen)}
        css={styles.toggle}
      >
        <Icon size={20} aria-hidden="true" />
        <span>{copy(isMapOpen ? 'changeSearch' : 'showMap')}</span>
      </button>
    </div>
  );
}
