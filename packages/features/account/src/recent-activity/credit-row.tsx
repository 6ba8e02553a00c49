import { creditStanding, type CreditRecord } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';

import { activityCopy } from './activity.copy.ts';
import { ActivityRow } from './activity-row.tsx';
import { creditWords } from './activity-words.ts';
import { formatMoney } from './amounts.ts';
import { brandWords, deliveryWords } from './delivery-words.ts';

/** Money on its way to the member (HIS-10, HIS-23). */
export function CreditRow({ record }: { readonly record: CreditRecord }) {
  const copy = useCopy(activityCopy);
  const standing = creditStanding(record);
  const { title, way } = deliveryWords(record);
  const brand = brandWords(record);
  const name = brand ? copy(brand) : record.processor;
  return (
    <ActivityRow
      day={standing.day}
      title={copy(title)}
      facts={[
        ...(record.targetLabel === '' ? [] : [copy(way, { target: record.targetLabel })]),
        ...(name === '' ? [] : [copy('processor', { name })]),
      ]}
      amount={formatMoney(record.amountCents)}
      words={creditWords(record, standing)}
      values={{ target: record.targetLabel || copy('targetUnknown') }}
      isFaded={standing.isFaded}
    />
  );
}
