import { formatCount } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { searchCopy } from '../copy.ts';
import * as styles from './result-map.styles.ts';
import type { Dots } from './use-dots.ts';

export interface MapNoteProps {
  readonly part: Dots['part'];
  readonly attributions: readonly string[];
}

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
