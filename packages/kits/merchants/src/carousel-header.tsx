import { safeHref } from '@tableside/content-client';
import { useCopy } from '@tableside/kit-content';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { merchantCopy } from './copy.ts';
import type { MerchantCarouselProps } from './merchant-carousel.tsx';
import * as styles from './merchant-carousel.styles.ts';

export interface CarouselHeaderProps extends Pick<
  MerchantCarouselProps,
  'headline' | 'body' | 'link' | 'query'
> {
  readonly level: 2 | 3;
}

/** Headline, body and links of a carousel (MER-31, MER-32). */
export function CarouselHeader({ headline, body, link, query, level }: CarouselHeaderProps) {
  const copy = useCopy(merchantCopy);
  const href = link && safeHref(link.url);
  return (
    <header css={styles.header}>
      <div css={styles.words}>
        <Title level={level} size="large">
          {headline}
        </Title>
        {body !== undefined && body !== '' && <p css={styles.body}>{body}</p>}
      </div>
      <div css={styles.links}>
        {link && href !== undefined && (
          <Link look="standalone" href={href}>
            {link.text}
          </Link>
        )}
        <Link look="standalone" href={query === '' ? '/search' : `/search?${query}`}>
          {copy('viewAll')}
          <VisuallyHidden>: {headline}</VisuallyHidden>
        </Link>
      </div>
    </header>
  );
}
