import { searchHref } from '@tableside/core';
import { safeHref } from '@tableside/content-client';
import { useCopy } from '@tableside/kits/content';
import { Link } from '@tableside/ui/link';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Title } from '@tableside/ui/title';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { memo } from 'react';

import { merchantCopy } from './copy.ts';
import * as styles from './merchant-carousel.styles.ts';

export interface CarouselCopy {
  readonly headline: string;
  readonly body?: string | undefined;
  /** The editor's own link in addition to "View all". Its URL is validated by `CarouselHeader`. */
  readonly link?: { readonly text: string; readonly url: string } | undefined;
  /** The search, as a query string without the question mark, such as `restaurantOrCuisine=pizza`. */
  readonly query: string;
}

export interface CarouselHeaderProps extends CarouselCopy {
  readonly level: 2 | 3;
}

export const CarouselHeader = memo(function CarouselHeader(props: CarouselHeaderProps) {
  const { headline, body, link, query, level } = props;
  const copy = useCopy(merchantCopy);
  const href = link && safeHref(link.url);
  return (
    <header css={styles.header}>
      <div css={styles.words}>
        <Title level={level} size="large">
          {raiseMarks(headline)}
        </Title>
        {body !== undefined && body !== '' && <p css={styles.body}>{raiseMarks(body)}</p>}
      </div>
      <div css={styles.links}>
        {link && href !== undefined && (
          <Link look="standalone" href={href}>
            {raiseMarks(link.text)}
          </Link>
        )}
        <Link look="standalone" href={searchHref(query)}>
          {copy('viewAll')}
          <VisuallyHidden>{raiseMarks(`: ${headline}`)}</VisuallyHidden>
        </Link>
      </div>
    </header>
  );
});
