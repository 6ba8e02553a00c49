import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { onSurface, radius, shadow, space, text, weight } from '@tableside/ui/tokens';

import { searchCopy } from '../copy.ts';
import type { ResultState } from '../results/result-state.ts';

const box = css(onSurface.raised, {
  position: 'absolute',
  zIndex: 4,
  insetInline: space(4),
  insetBlockEnd: space(4),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.box,
  boxShadow: shadow.floating,
});
const words = css({ ...text.body, margin: 0, fontWeight: weight.bold });

export interface MapMessageProps {
  readonly state: ResultState;
  /** The heading of the results, which says so if there are none. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** What the list would say if it has no restaurants, for narrow screens, where the map replaces it. */
export function MapMessage({ state, title, onRetry }: MapMessageProps) {
  const copy = useCopy(searchCopy);
  if (state.kind === 'list') return null;
  const isProblem = state.kind === 'noPlace' || state.kind === 'failed';
  return (
    <div role={isProblem ? 'alert' : undefined} css={box}>
      <p css={words}>{raiseMarks(title)}</p>
      {state.kind === 'failed' && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {copy('retry')}
        </Button>
      )}
    </div>
  );
}
