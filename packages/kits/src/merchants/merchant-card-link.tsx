import { merchantHref, type Merchant } from '@tableside/core';
import { useTracker } from '@tableside/kits/tracking';
import { CardLink } from '@tableside/ui/card';

/** The one link of a merchant's card: its name. Following it is reported (TRK-16). */
export function MerchantCardLink({
  merchant: { id, name },
}: {
  readonly merchant: Pick<Merchant, 'id' | 'name'>;
}) {
  const tracker = useTracker();
  return (
    <CardLink
      href={merchantHref(id)}
      onClick={() => tracker.impression({ eventName: 'merchantCardClick', merchantId: id })}
    >
      {name}
    </CardLink>
  );
}
