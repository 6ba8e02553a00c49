import { creditStatus, formatMoney, type CreditRecord } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';

import { activityCopy } from './activity.copy.ts';
import { ActivityRow } from './activity-row.tsx';
import { creditCopy } from './activity-messages.ts';
import { brandCopy, deliveryCopy } from './delivery-messages.ts';

export function CreditRow({ record }: { readonly record: CreditRecord }) {
  const copy = useCopy(activityCopy);
  const parts = useCopyParts(activityCopy);
  const recordStatus = creditStatus(record);
  const { title, way } = deliveryCopy(record);
  const brand = brandCopy(record);
  const name = brand ? copy.text(brand) : record.processor;
  return (
    <ActivityRow
      day={recordStatus.day}
      title={copy(title)}
      facts={[
        ...(record.targetLabel === '' ? [] : [parts(way, { target: record.targetLabel })]),
        ...(name === '' ? [] : [parts('processor', { name })]),
      ]}
      amount={formatMoney(record.amountCents)}
      words={creditCopy(record, recordStatus)}
      values={{ target: record.targetLabel || copy.text('targetUnknown') }}
      isFaded={recordStatus.isFaded}
    />
  );
}
