import { formatCount } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { searchCopy } from '../copy.ts';
import * as styles from './result-map.styles.ts';
import type { Dots } from './use-dots.ts';

export interface MapNoteProps {
  /** How many of the results are shown, if not all are. */
  readonly part: Dots['part'];
  /** The map's attributions; empty for the drawn map. */
  readonly attributions: readonly string[];
}

/** What the map is, and what it leaves out: in a line under it, where no pin can be (SEA-43). */
export function MapNote({ part, attributions }: MapNoteProps) {
  const copy = useCopy(searchCopy);
  const some = part && {
    shown: formatCount(part.shown),
    count: formatCount(part.count),
  };
  const notes = [
    ...(some ? [copy.text('mapShowsSome', some)] : []),
    ...(attributions.length > 0 ? attributions : [copy.text('mapNote')]),
  ];
  return <p css={styles.noteLine}>{raiseMarks(notes.join(' · '))}</p>;
}
