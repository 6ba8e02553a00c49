import { isOpenClaim, type Claim } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { TryAgain } from '@tableside/kits/failure';
import { Button } from '@tableside/ui/button';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { useId, useState } from 'react';

import * as activity from '../recent-activity/recent-activity.styles.ts';
import { ClaimRow } from './claim-row.tsx';
import { claimsCopy } from './claims.copy.ts';
import * as styles from './reported-visits.styles.ts';

const SHOWN_CLAIMS = 3;

export interface ReportedVisitsProps {
  /** Newest first; undefined while they are loading or if the request failed. */
  readonly claims: readonly Claim[] | undefined;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function ReportedVisits({ claims, isFailed, isRetrying, onRetry }: ReportedVisitsProps) {
  const copy = useCopy(claimsCopy);
  const id = useId();
  const [isLong, setIsLong] = useState(false);
  /** The claim that takes over the focus of a control that is gone. */
  const [focused, setFocused] = useState<string>();
  if (claims === undefined && !isFailed) return null;
  if (claims?.length === 0) return null;
  const shown = claims?.filter((claim, index) => isLong || index < SHOWN_CLAIMS || isOpenClaim(claim.state));
  const showAll = () => {
    setFocused(claims?.find((claim) => !shown?.includes(claim))?.reference);
    setIsLong(true);
  };
  return (
    <Card
      as="section"
      id="reported"
      tabIndex={-1}
      aria-labelledby={id}
      css={[activity.section, styles.section]}
    >
      <Title level={2} size="medium" id={id} css={styles.title}>
        {copy('claimsTitle')}
      </Title>
      {claims === undefined || shown === undefined ? (
        <div css={styles.failed}>
          <p role="alert">{copy('claimsFailed')}</p>
          <TryAgain
            isRetrying={isRetrying}
            loadingLabel={copy.text('claimsLoading')}
            failedLabel={copy.text('claimsFailed')}
            onRetry={onRetry}
          >
            {copy('tryAgain')}
          </TryAgain>
        </div>
      ) : (
        <>
          <ul css={activity.rows}>
            {shown.map((claim) => (
              // The key includes the state, so that a completed claim resets its row.
              <ClaimRow
                key={`${claim.reference} ${claim.state}`}
                claim={claim}
                takesFocus={claim.reference === focused}
                onFocusLost={() => setFocused(claim.reference)}
              />
            ))}
          </ul>
          {shown.length < claims.length && (
            <div css={styles.more}>
              <Button variant="secondary" size="small" onClick={showAll}>
                {copy('showAll', { count: claims.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
