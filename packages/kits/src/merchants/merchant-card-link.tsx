import { merchantHref, type Merchant } from '@tableside/core';
import { useTracker } from '@tableside/kits/tracking';
import { CardLink } from '@tableside/ui/card';

export function MerchantCardLink({
  merchant: { id, name },
}: {
  readonly merchant: Pick<Merchant, 'id' | 'name'>;
}) {
  const tracker = useTracker();
  return (
    <CardLink
      href={merchantHref(id)}
      translate="no"
      onClick={() => tracker.impression({ eventName: 'merchantCardClick', merchantId: id })}
    >
      {name}
    </CardLink>
  );
}
