import { routes } from '@tableside/core';
import type { PageContent } from '@tableside/content-client';
import { useContent, useCopy, useFillText } from '@tableside/kits/content';
import { CardLink, Card } from '@tableside/ui/card';
import { ChevronRight } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import { useId } from 'react';

import { earnCopy } from '../copy.ts';
import { isKnownPage, knownPages } from '../earn-pages.ts';
import * as styles from './offers.styles.ts';

export function DetailLinks() {
  const copy = useCopy(earnCopy);
  const fill = useFillText();
  const id = useId();
  const { earnDetails } = useContent();
  const titleOf = ({ browserTitle, slug }: PageContent, url: string) =>
    isKnownPage(url) ? copy(knownPages[url]) : fill(browserTitle ?? slug);
  const pages = earnDetails.flatMap((page) =>
    page.url === undefined ? [] : [{ url: page.url, title: titleOf(page, page.url) }],
  );
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id} css={styles.details}>
      <header css={styles.detailsHead}>
        <Title level={2} size="large" id={id}>
          {copy('detailsTitle')}
        </Title>
        <p css={styles.lead}>{copy('detailsLead')}</p>
      </header>
      <ul css={styles.links}>
        {pages.map(({ url, title }) => (
          <Card key={url} as="li" isInteractive css={styles.link}>
            <CardLink href={`${routes.earn.path}/${url}`}>{title}</CardLink>
            <ChevronRight size={20} aria-hidden="true" />
          </Card>
        ))}
      </ul>
    </section>
  );
}
