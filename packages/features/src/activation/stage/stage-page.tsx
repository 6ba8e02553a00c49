import { routes } from '@tableside/core';
import type { ContentBlock, PageContent, ResponsiveText } from '@tableside/content-client';
import {
  CopyText,
  PageBanner,
  PageTemplate,
  useBrowserTitle,
  useContent,
  useCopy,
  useResponsiveText,
} from '@tableside/kits/content';
import { MerchantCarousel } from '@tableside/kits/merchants';
import { PageMeta } from '@tableside/kits/partner';
import { ProspectCard } from '@tableside/kits/prospects';
import { useVisitor } from '@tableside/kits/session';
import { raiseMarks } from '@tableside/ui/registered-mark';
import type { ReactNode } from 'react';

import { activationCopy } from '../copy.ts';
import * as styles from './stage-page.styles.ts';

export interface StagePageProps {
  readonly stage: 'activation' | 'activated';
  readonly title: string;
  readonly lead: ReactNode;
  readonly renderAction?: (words: ReactNode) => ReactNode;
  readonly fallback?: ReactNode;
  readonly children?: ReactNode;
}

const wordless: ResponsiveText = { mobile: [] };

/**
 * Content buttons that link to activation become the activation button: content sets the label, not the
 * action.
 */
const isActivating = (block: ContentBlock) =>
  block.type === 'button' && block.url.startsWith(routes.activate.path);

function useActionLabel({ mainColumn }: PageContent): ReactNode {
  const block = mainColumn.find(isActivating);
  const words = useResponsiveText(block?.type === 'button' ? block.text : wordless, { isWithoutLinks: true });
  return block && words;
}

export function StagePage({ stage, title, lead, renderAction, fallback, children }: StagePageProps) {
  const copy = useCopy(activationCopy);
  const visitor = useVisitor();
  const entry = useContent().tier1Activation.find((page) => page.stage === stage);
  const page: PageContent = entry ?? { slug: stage, mainColumn: [], sideColumn: [] };
  const browserTitle = useBrowserTitle(page);
  const words = useActionLabel(page);
  const { banner, bannerText, disclaimer, ...columns } = page;

  const action = renderAction && (
    <div css={styles.action}>
      <div>{renderAction(words)}</div>
      {disclaimer && (
        <div css={styles.smallPrint}>
          <CopyText text={disclaimer} />
        </div>
      )}
    </div>
  );
  return (
    <>
      <PageMeta title={browserTitle ?? copy.text('browserTitle', { title })} />
      {banner && (
        <PageBanner banner={banner} text={bannerText} visitor={visitor} prospectForm={<ProspectCard />}>
          {action}
        </PageBanner>
      )}
      <PageTemplate
        page={{
          ...columns,
          mainColumn: page.mainColumn.filter((block) => !renderAction || !isActivating(block)),
          ...(!banner && bannerText && { bannerText }),
          ...(!renderAction && disclaimer && { disclaimer }),
        }}
        title={entry ? undefined : raiseMarks(title)}
        isWithoutHeading={banner !== undefined && bannerText !== undefined}
        visitor={visitor}
        renderCarousel={({ headline, body, link, query }) => (
          <MerchantCarousel headline={headline} body={body} link={link} query={query} />
        )}
      >
        {!entry && <p css={styles.lead}>{lead}</p>}
        {!entry && fallback}
        {!banner && action}
        {children}
      </PageTemplate>
    </>
  );
}
