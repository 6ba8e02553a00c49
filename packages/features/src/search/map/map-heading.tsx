import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Title } from '@tableside/ui/title';
import { from, onSurface, radius, shadow, space, visuallyHidden } from '@tableside/ui/tokens';

import { searchCopy } from '../copy.ts';
import type { Place } from '../place/place.ts';
import type { Results } from '../results/use-results.ts';

/** Wide screens show the list, which has its own heading and messages. */
const onlyNarrow = { [from.desktop]: { display: 'none' } };
const hidden = css(visuallyHidden, onlyNarrow);
const message = css(onSurface.raised, {
  position: 'absolute',
  zIndex: 1,
  insetInline: space(4),
  insetBlockEnd: space(12),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  ...onlyNarrow,
});

export interface MapHeadingProps {
  readonly placeStatus: Place['status'];
  readonly results: Results;
  readonly title: string;
}

/**
 * The heading of the map that replaces the list on narrow screens. The map has room for it only if there are
 * no restaurants: then it is the message that the list would show.
 */
export function MapHeading({ placeStatus, results, title }: MapHeadingProps) {
  const copy = useCopy(searchCopy);
  const { data, error, isSearching, retry } = results;
  if (placeStatus === 'blocked' || placeStatus === 'unavailable' || placeStatus === 'invalid') {
    return (
      <div role="alert" css={message}>
        <Title level={1} size="small">
          {copy(`${placeStatus}Title`)}
        </Title>
      </div>
    );
  }
  if (error && !isSearching && !data) {
    return (
      <div role="alert" css={message}>
        <Title level={1} size="small">
          {copy('errorTitle')}
        </Title>
        <Button variant="secondary" size="small" onClick={retry}>
          {copy('retry')}
        </Button>
      </div>
    );
  }
  if (data?.totalResultSize === 0) {
    return (
      <div css={message}>
        <Title level={1} size="small" casing="none">
          {raiseMarks(title)}
        </Title>
      </div>
    );
  }
  return <h1 css={hidden}>{raiseMarks(title)}</h1>;
}
