import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { onSurface, radius, shadow, space, text, weight } from '@tableside/ui/tokens';

import { searchCopy } from '../copy.ts';
import type { Place } from '../place/place.ts';
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
  readonly placeStatus: Place['status'];
  readonly results: Results;
  /** The heading of the results, which says so if there are none. */
  readonly title: string;
}

/** What the list would say if it has no restaurants, for narrow screens, where the map replaces it. */
export function MapMessage({ placeStatus, results, title }: MapMessageProps) {
  const copy = useCopy(searchCopy);
  const { data, error, isSearching, retry } = results;
  if (placeStatus === 'blocked' || placeStatus === 'unavailable' || placeStatus === 'invalid') {
    return (
      <div role="alert" css={box}>
        <p css={words}>{copy(`${placeStatus}Title`)}</p>
      </div>
    );
  }
  if (error && !isSearching && !data) {
    return (
      <div role="alert" css={box}>
        <p css={words}>{copy('errorTitle')}</p>
        <Button variant="secondary" size="small" onClick={retry}>
          {copy('retry')}
        </Button>
      </div>
    );
  }
  return (
    data?.totalResultSize === 0 && (
      <div css={box}>
        <p css={words}>{raiseMarks(title)}</p>
      </div>
    )
  );
}
