import {
  formatShortMoney,
  qualificationOf,
  spendMeter,
  targetYear,
  visitMeter,
  type DiningProgress,
  type Meter,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { ProgressMeter } from '@tableside/ui/progress-meter';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Title } from '@tableside/ui/title';
import { useId } from 'react';

import { overviewCopy } from '../overview.copy.ts';
import * as styles from './statement.styles.ts';
import { VisitStamps } from './visit-stamps.tsx';

export interface ProgressProps {
  readonly progress: DiningProgress | undefined;
  readonly now: number;
}

const MOST_STAMPS = 16;

export function Progress({ progress, now }: ProgressProps) {
  const copy = useCopy(overviewCopy);
  const id = useId();
  const qualification = qualificationOf(progress?.status ?? '');
  const state = `${qualification}Vip` as const;
  const year = targetYear(qualification, now);
  const visits = visitMeter(progress);
  const spend = spendMeter(progress);

  const Visits = visits.max <= MOST_STAMPS && Number.isInteger(visits.max) ? VisitStamps : ProgressMeter;
  const visitsToVip = ({ remaining }: Meter) =>
    remaining === 1 ? copy('toVipOne') : copy(remaining > 0 ? 'toVip' : 'toVipDone', { count: remaining });
  const spendToVip = ({ remaining }: Meter) =>
    copy(remaining > 0 ? 'toVipSpend' : 'toVipSpendDone', { amount: formatShortMoney(remaining * 100) });
  // Members who have qualified are not urged on, even if next year's numbers are still short.
  const hasDistance = ({ remaining }: Meter) => qualification !== 'complete' || remaining === 0;
  const valueText = copy.text('visitMeterValue', { value: visits.value, max: visits.max });
  const spendText =
    spend &&
    copy.text('spendMeterValue', {
      value: formatShortMoney(spend.value * 100),
      max: formatShortMoney(spend.max * 100),
    });
  return (
    <section aria-labelledby={id} css={styles.progress}>
      <div css={styles.progressHead}>
        <Title level={2} size="small" id={id}>
          {copy(`${state}Title`, { year })}
        </Title>
        <p css={styles.progressWords}>
          <span>{copy(state, { year })}</span>
          {spend && qualification !== 'complete' && (
            <>
              {' '}
              <span>{copy('vipTakesBoth')}</span>
            </>
          )}
        </p>
      </div>
      <div css={styles.meter}>
        <Visits value={visits.value} max={visits.max} label={copy.text('visitMeter')} valueText={valueText} />
        <p css={styles.meterWords}>
          <span>{raiseMarks(valueText)}</span>
          {hasDistance(visits) && <strong>{visitsToVip(visits)}</strong>}
        </p>
      </div>
      {spend && spendText !== undefined && (
        <div css={styles.meter}>
          <ProgressMeter
            value={spend.value}
            max={spend.max}
            label={copy.text('spendMeter')}
            valueText={spendText}
          />
          <p css={styles.meterWords}>
            <span>{raiseMarks(spendText)}</span>
            {hasDistance(spend) && <strong>{spendToVip(spend)}</strong>}
          </p>
        </div>
      )}
    </section>
  );
}
