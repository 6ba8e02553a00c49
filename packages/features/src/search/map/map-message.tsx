import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { TryAgain } from '@tableside/kits/failure';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { onSurface, radius, shadow, space, text, weight } from '@tableside/ui/tokens';

import { searchCopy } from '../copy.ts';
import type { Results } from '../results/use-results.ts';

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
  readonly results: Results;
  /** The heading of the results, which says so if there are none. */
  readonly title: string;
}

/** What the list would say if it has no restaurants, for narrow screens, where the map replaces it. */
export function MapMessage({ results: { state, isSearching, retry }, title }: MapMessageProps) {
  const copy = useCopy(searchCopy);
  if (state === 'list') return null;
  return (
    <div role={state === 'unknownPlace' || state === 'noResults' ? undefined : 'alert'} css={box}>
      <p css={words}>{raiseMarks(title)}</p>
      {state === 'error' && (
        <TryAgain
          variant="secondary"
          size="small"
          isRetrying={isSearching}
          failedLabel={title}
          onRetry={retry}
        >
          {copy('retry')}
        </TryAgain>
      )}
    </div>
  );
}
