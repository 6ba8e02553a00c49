import { css } from '@emotion/react';
import type { PageContent } from '@tableside/content-client';
import { routes } from '@tableside/core';
import { PageTemplate, useBrowserTitle, useContent, useCopy } from '@tableside/kits/content';
import { NotFound } from '@tableside/kits/feature';
import { MerchantCarousel } from '@tableside/kits/merchants';
import { PageMeta } from '@tableside/kits/partner';
import { ProspectCard } from '@tableside/kits/prospects';
import { useVisitor } from '@tableside/kits/session';
import { ArrowLeft } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { color, text } from '@tableside/ui/tokens';
import { useParams } from 'react-router';

import { earnCopy } from '../copy.ts';
import { findEarnPage, isKnownPage, knownPages } from '../earn-pages.ts';

const soon = css({ ...text.lead, maxWidth: '48ch', margin: 0, color: color.textMuted });

export function EarnDetailScreen() {
  const copy = useCopy(earnCopy);
  const content = useContent();
  const visitor = useVisitor();
  const url = (useParams()['*'] ?? '').replace(/\/$/, '');
  const page = findEarnPage(content, url);
  const browserTitle = useBrowserTitle(page);
  if (!page && !isKnownPage(url)) return <NotFound />;

  const title = isKnownPage(url) ? copy.text(knownPages[url]) : browserTitle;
  const shown: PageContent = page ?? { slug: url, mainColumn: [], sideColumn: [] };
  return (
    <>
      <PageMeta
        title={browserTitle ?? (title && copy.text('browserTitle', { title }))}
        image={page?.banner?.image}
      />
      <PageTemplate
        page={shown}
        title={title && raiseMarks(title)}
        visitor={visitor}
        prospectForm={<ProspectCard />}
        renderCarousel={({ headline, body, link, query }) => (
          <MerchantCarousel headline={headline} body={body} link={link} query={query} />
        )}
      >
        {!page && <p css={soon}>{copy('detailSoon')}</p>}
        <div>
          <Link look="standalone" href={routes.earn.path}>
            <ArrowLeft size={20} aria-hidden="true" />
            {copy('back')}
          </Link>
        </div>
      </PageTemplate>
    </>
  );
}
