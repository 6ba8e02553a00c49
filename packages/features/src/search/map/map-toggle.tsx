import { useCopy } from '@tableside/kits/content';
import { Map, Search } from '@tableside/ui/icons';

import { searchCopy } from '../copy.ts';
import * as styles from './map-toggle.styles.ts';

export interface MapToggleProps {
  readonly isMapOpen: boolean;
  readonly onChange: (isMapOpen: boolean) => void;
}

/**
 * Switches between list and map on narrow screens (SEA-10). It floats over the bottom of the list and the
 * map.
 */
export function MapToggle({ isMapOpen, onChange }: MapToggleProps) {
  const copy = useCopy(searchCopy);
  const Icon = isMapOpen ? Search : Map;
  return (
    <button
      type="button"
      onClick={() => onChange(!isMapOpen)}
      data-floating-action={isMapOpen ? undefined : ''}
      css={[styles.toggle, isMapOpen ? styles.overMap : styles.underList]}
    >
      <Icon size={20} aria-hidden="true" />
      <span>{copy(isMapOpen ? 'changeSearch' : 'showMap')}</span>
    </button>
  );
}
