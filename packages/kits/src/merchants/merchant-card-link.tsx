import { merchantHref, type Merchant } from '@tableside/core';
import { useTracker } from '@tableside/kits/tracking';
import { CardLink } from '@tableside/ui/card';

/** The name of a merchant, as the only link of its card. Reports clicks (TRK-16). */
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
