import type { SentClaim } from '@tableside/api-client';
import { routes } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { Card } from '@tableside/ui/card';
import { CircleCheck } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';

import { formatLongDay } from '../recent-activity/days.ts';
import { claimsCopy } from './claims.copy.ts';
import * as styles from './report-visit.styles.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

export const REPORTED_FRAGMENT = '#reported';

export interface SentProps {
  readonly sent: SentClaim;
  readonly email: string;
  readonly onReportAnother: () => void;
}

export function Sent({ sent: { claim, isNew }, email, onReportAnother }: SentProps) {
  const copy = useCopy(claimsCopy);
  const parts = useCopyParts(claimsCopy);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const facts = { merchant: claim.merchantName, day: <span>{formatLongDay(claim.visitDate)}</span> };
  return (
    <Card css={[styles.sheet, styles.sent]}>
      <CircleCheck size={20} aria-hidden="true" css={styles.sentIcon} />
      <div css={styles.part}>
        <Title level={2} size="medium" ref={heading} tabIndex={-1} css={styles.heading}>
          {copy(isNew ? 'sentTitle' : 'sentAgainTitle')}
        </Title>
        <p css={styles.words}>
          {isNew ? parts('sentBody', { ...facts, email }) : parts('sentAgainBody', facts)}
        </p>
      </div>
      <dl css={styles.reference}>
        <dt>{copy('reference')}</dt>
        <dd translate="no">{claim.reference}</dd>
        <dd css={styles.note}>{copy('referenceNote')}</dd>
      </dl>
      <div css={styles.ways}>
        <ButtonLink variant="primary" href={routes.activity.path + REPORTED_FRAGMENT}>
          {copy('follow')}
        </ButtonLink>
        <Button variant="tertiary" onClick={onReportAnother}>
          {copy('reportAnother')}
        </Button>
      </div>
    </Card>
  );
}
