import type { PageContent } from '@tableside/content-client';
import { anonymous, type Visitor } from '@tableside/core';
import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { Blocks, type RenderCarousel } from '../blocks/blocks.tsx';
import { useContent } from '../content-context.tsx';
import { CopyText } from '../copy/copy-text.tsx';
import { smallCopy } from '../copy/long-copy.styles.ts';
import { PageBanner } from './page-banner.tsx';
import { PageHeading } from './page-heading.tsx';
import * as styles from './page.styles.ts';

export interface PageTemplateProps {
  readonly page: PageContent;
  readonly renderCarousel?: RenderCarousel | undefined;
  /** The banner's email form. Shown only if the banner and the partner allow it (ERN-05). */
  readonly prospectForm?: ReactNode;
  readonly title?: ReactNode;
  /** Whether the screen already has a heading above the page, so that no title here becomes one. */
  readonly isWithoutHeading?: boolean | undefined;
  readonly visitor?: Visitor | undefined;
  readonly children?: ReactNode;
}

function SideColumn({
  page,
  renderCarousel,
}: {
  readonly page: PageContent;
  readonly renderCarousel: RenderCarousel | undefined;
}) {
  const sidebar = useContent().sidebars.find(({ slug }) => slug === page.slug);
  if (page.sideColumn.length === 0 && !sidebar) return null;
  return (
    <aside css={styles.sideColumn}>
      {page.sideColumn.length > 0 && (
        <Blocks blocks={page.sideColumn} renderCarousel={renderCarousel} isAside />
      )}
      {sidebar?.pageText.map((text, index) => (
        <div key={index} css={smallCopy}>
          <CopyText text={text} />
        </div>
      ))}
    </aside>
  );
}

/**
 * Renders a content page: banner, main column, side column and disclaimer, each only if the entry has it
 * (ERN-01). It has no landmark and no metadata: the screen renders `PageMeta` with `page.browserTitle`
 * (ERN-10).
 */
export function PageTemplate({
  page,
  renderCarousel,
  prospectForm,
  title,
  isWithoutHeading = false,
  visitor = anonymous,
  children,
}: PageTemplateProps) {
  const { banner, bannerText, mainColumn, disclaimer } = page;
  const hasHeading = isWithoutHeading || bannerText !== undefined || title !== undefined;
  return (
    <>
      {banner && (
        <PageBanner banner={banner} text={bannerText} visitor={visitor} prospectForm={prospectForm} />
      )}
      <div css={styles.page}>
        {!banner && bannerText && (
          <div css={styles.heading}>
            <PageHeading text={bannerText} />
          </div>
        )}
        {!bannerText && title !== undefined && (
          <Title level={1} size="display">
            {title}
          </Title>
        )}
        <div css={styles.columns}>
          <div css={styles.mainColumn}>
            <Blocks blocks={mainColumn} renderCarousel={renderCarousel} isFirstTitleHeading={!hasHeading} />
            {children}
          </div>
          <SideColumn page={page} renderCarousel={renderCarousel} />
        </div>
        {disclaimer && (
          <div css={[smallCopy, styles.disclaimer]}>
            <CopyText text={disclaimer} />
          </div>
        )}
      </div>
    </>
  );
}
