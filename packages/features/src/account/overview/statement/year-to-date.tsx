import { dineSummaryQuery } from '@tableside/api-client/queries';
import { formatMoney, yearOf } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { TryAgain, useFailure } from '@tableside/kits/failure';
import { useCurrency } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Loading } from '@tableside/ui/loading';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Skeleton } from '@tableside/ui/skeleton';
import { Title } from '@tableside/ui/title';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import type { AccountTabProps } from '../../account-tab.ts';
import { overviewCopy } from '../overview.copy.ts';
import * as styles from './statement.styles.ts';

const whole = new Intl.NumberFormat('en-US');
const units = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

function EarnedAmount({ amount }: { readonly amount: number }) {
  const currency = useCurrency();
  return (
    <p css={styles.amount}>
      {currency.isMoney ? (
        formatMoney(amount * 100)
      ) : (
        <>
          <span>{units.format(amount)}</span>{' '}
          <span css={styles.unit}>{raiseMarks(amount === 1 ? currency.singular : currency.plural)}</span>
        </>
      )}
    </p>
  );
}

export function YearToDate({ member, now }: AccountTabProps) {
  const copy = useCopy(overviewCopy);
  const id = useId();
  const year = yearOf(now);
  const query = useQuery(dineSummaryQuery(useApi(), member.publicId));
  const { data, failureCount, isFetching, refetch } = query;
  const failure = useFailure(query);
  const isFailing = !data && (failure !== undefined || failureCount > 0);
  const earned = data?.earnedThisYear ?? member.diningProgress?.earnedThisYear;
  const dines = data?.dinesThisYear ?? 0;

  const failed = earned === undefined ? 'summaryFailed' : 'summaryStale';
  return (
    <section aria-labelledby={id} css={styles.year}>
      <Title level={2} size="small" id={id}>
        {copy('earnedIn', { year })}
      </Title>
      {earned !== undefined && <EarnedAmount amount={earned} />}
      {data && (
        <p css={styles.visits}>
          {dines === 0
            ? copy('noVisits', { year })
            : copy(dines === 1 ? 'visit' : 'visits', { count: whole.format(dines) })}
        </p>
      )}
      {!data && !isFailing && (
        <>
          <Loading message={copy('earnedLoading')} isMessageHidden />
          {earned === undefined && <Skeleton shape="line" width="5em" css={styles.amountToCome} />}
          <Skeleton shape="line" width="8em" />
        </>
      )}
      {isFailing && (
        <div role="alert" css={styles.failed}>
          <p css={styles.visits}>{copy(failed)}</p>
          <TryAgain
            variant="secondary"
            size="small"
            isRetrying={isFetching}
            loadingLabel={copy.text('tryingAgain')}
            failedLabel={copy.text(failed)}
            onRetry={() => void refetch()}
          >
            {copy('tryAgain')}
          </TryAgain>
        </div>
      )}
    </section>
  );
}
