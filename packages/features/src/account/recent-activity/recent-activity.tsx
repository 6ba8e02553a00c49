import { claimsQuery } from '@tableside/api-client/queries';
import { Copy, useCopy } from '@tableside/kits/content';
import { useFailure } from '@tableside/kits/failure';
import { useCurrency, usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useTimeout } from '@tableside/ui/use-timeout';
import { useQuery } from '@tanstack/react-query';

import type { AccountTabProps } from '../account-tab.ts';
import { ReportedVisits } from '../claims/reported-visits.tsx';
import { ActivityPane } from './activity-pane.tsx';
import { CreditPanel } from './credit-panel.tsx';
import { MissingRewards } from './missing-rewards.tsx';
import * as styles from './recent-activity.styles.ts';
import { activityCopy } from './activity.copy.ts';

/** The list's small print. Copy links to it by its id (CON-26). */
function ActivityDisclaimer() {
  const copy = useCopy(activityCopy);
  if (copy.text('disclaimer').trim() === '') return null;
  return (
    <div id="disclaimer" tabIndex={-1} css={styles.disclaimer}>
      <Copy of={activityCopy} id="disclaimer" />
    </div>
  );
}

/** How long the list waits for the content above it to load, so that it rarely moves. */
const CLAIMS_WAIT_MS = 1_000;

export function RecentActivity({ member, now }: AccountTabProps) {
  const { hasVisitClaims } = usePartner();
  const { paysStatementCredits } = useCurrency();
  const claims = useQuery({ ...claimsQuery(useApi()), enabled: hasVisitClaims });
  const isFailed = useFailure(claims) !== undefined;
  const isLoading = claims.isLoading && !isFailed;
  const isTooLate = useTimeout(isLoading, CLAIMS_WAIT_MS);
  return (
    <div css={styles.parts}>
      {paysStatementCredits && <CreditPanel publicId={member.publicId} />}
      <ReportedVisits
        claims={claims.data}
        isFailed={isFailed}
        isRetrying={claims.isFetching}
        onRetry={() => void claims.refetch()}
      />
      <ActivityPane publicId={member.publicId} now={now} isHeld={isLoading && !isTooLate} />
      <MissingRewards />
      <ActivityDisclaimer />
    </div>
  );
}
