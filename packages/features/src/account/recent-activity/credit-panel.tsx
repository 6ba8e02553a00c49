import { creditBalanceQuery } from '@tableside/api-client/queries';
import {
  CREDIT_BREAKPOINT_CENTS,
  creditMeter,
  formatMoney,
  formatShortMoney,
  toHundredths,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { TryAgain, useFailure } from '@tableside/kits/failure';
import { useApi } from '@tableside/kits/session';
import { Card } from '@tableside/ui/card';
import { Loading } from '@tableside/ui/loading';
import { ProgressMeter } from '@tableside/ui/progress-meter';
import { Skeleton } from '@tableside/ui/skeleton';
import { Title } from '@tableside/ui/title';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { activityCopy } from './activity.copy.ts';
import * as styles from './recent-activity.styles.ts';

export function breakpointFrom(text: string): number {
  const cents = toHundredths(text.trim().replace(/^\$/, '').replaceAll(',', ''));
  return cents !== undefined && cents > 0 ? cents : CREDIT_BREAKPOINT_CENTS;
}

function Balance({ cents }: { readonly cents: number }) {
  const copy = useCopy(activityCopy);
  const breakpointCents = breakpointFrom(copy.text('creditBreakpoint'));
  const { value, max } = creditMeter(cents, breakpointCents);
  // With a negative balance, the distance exceeds the full length of the meter.
  const toGo = Math.max(0, breakpointCents - cents);
  const breakpoint = formatShortMoney(breakpointCents);
  return (
    <>
      <p css={styles.creditLine}>
        <span>
          <span css={styles.balance}>{formatMoney(cents)}</span>{' '}
          <span>{copy('creditOf', { breakpoint })}</span>
        </span>
        <span css={styles.toGo}>
          {toGo > 0 ? copy('creditToGo', { toGo: formatShortMoney(toGo) }) : copy('creditReached')}
        </span>
      </p>
      <ProgressMeter
        value={value}
        max={max}
        label={copy.text('creditMeter')}
        valueText={copy.text('creditMeterText', { balance: formatMoney(cents), breakpoint })}
      />
      <p css={styles.quiet}>{copy(toGo > 0 ? 'creditNote' : 'creditReachedNote', { breakpoint })}</p>
    </>
  );
}

export interface CreditPanelProps {
  readonly publicId: string;
}

export function CreditPanel({ publicId }: CreditPanelProps) {
  const copy = useCopy(activityCopy);
  const id = useId();
  const query = useQuery(creditBalanceQuery(useApi(), publicId));
  const { data, isFetching, refetch } = query;
  const failure = useFailure(query);
  return (
    <Card as="section" aria-labelledby={id} css={styles.credit}>
      <Title level={2} size="small" id={id}>
        {copy('creditTitle')}
      </Title>
      {data !== undefined ? (
        <Balance cents={data} />
      ) : failure ? (
        <>
          <p role="alert">{copy('creditFailed')}</p>
          <div>
            <TryAgain
              variant="secondary"
              isRetrying={isFetching}
              loadingLabel={copy.text('creditLoading')}
              failedLabel={copy.text('creditFailed')}
              onRetry={() => void refetch()}
            >
              {copy('tryAgain')}
            </TryAgain>
          </div>
        </>
      ) : (
        <>
          <Loading message={copy('creditLoading')} isMessageHidden />
          <Skeleton shape="line" width={180} height={44} />
          <Skeleton shape="box" height={12} />
          <Skeleton shape="line" width="70%" />
        </>
      )}
    </Card>
  );
}
