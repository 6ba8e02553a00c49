import { css } from '@emotion/react';
import { Copy, useCopy } from '@tableside/kits/content';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { Title } from '@tableside/ui/title';
import { space } from '@tableside/ui/tokens';
import type { ReactNode } from 'react';

import * as styles from '../text-page.styles.ts';
import { accessibilityCopy } from './accessibility.copy.ts';

const listStyle = css({ display: 'grid', gap: space(2), paddingInlineStart: space(5) });

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function Section({
  title,
  children,
}: {
  title: 'limitsTitle' | 'reportTitle' | 'helpTitle';
  children: ReactNode;
}) {
  const copy = useCopy(accessibilityCopy);
  return (
    <section css={styles.stack}>
      <Title level={2} size="small">
        {copy(title)}
      </Title>
      {children}
    </section>
  );
}

export function AccessibilityScreen() {
  const copy = useCopy(accessibilityCopy);
  const { accessibility, typeformCode } = usePartner();
  const { replyDays, reviewedOn } = accessibility;
  const limits = [
    'menus',
    'photos',
    ...(typeformCode === null ? [] : (['surveys'] as const)),
    'others',
  ] as const;
  return (
    <div css={styles.page}>
      <PageMeta title={copy.text('pageTitle')} description={copy.text('pageDescription')} />
      <Title level={1} size="large">
        {copy('title')}
      </Title>
      <p>{copy('lead')}</p>
      <Section title="limitsTitle">
        <p>{copy('limitsText')}</p>
        <ul css={listStyle}>
          {limits.map((limit) => (
            <li key={limit}>{copy(limit)}</li>
          ))}
        </ul>
        <p>{copy('review')}</p>
      </Section>
      <Section title="reportTitle">
        <p>
          <Copy of={accessibilityCopy} id="reportText" />
        </p>
        {replyDays !== null && (
          <p>{replyDays === 1 ? copy('replyOne') : copy('replyMany', { days: replyDays })}</p>
        )}
      </Section>
      <Section title="helpTitle">
        <p>
          <Copy of={accessibilityCopy} id="helpText" />
        </p>
      </Section>
      {reviewedOn !== null && <p>{copy('reviewed', { date: dayFormat.format(Date.parse(reviewedOn)) })}</p>}
    </div>
  );
}
