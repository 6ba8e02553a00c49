import { flexOfferQuery } from '@tableside/api-client/queries';
import { flexOfferType, type MerchantDetail } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useAmount } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Gift } from '@tableside/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { detailCopy } from '../copy.ts';
import * as styles from './benefits.styles.ts';

export interface PersonalOfferProps {
  readonly merchant: MerchantDetail;
  readonly publicId: string;
}

export function PersonalOffer({ merchant: { id, benefit }, publicId }: PersonalOfferProps) {
  const copy = useCopy(detailCopy);
  const amountOf = useAmount();
  const { data } = useQuery(flexOfferQuery(useApi(), { merchantId: id, publicId }));
  if (!data) return null;
  const key = flexOfferType(benefit) === 'limited' ? 'offerLimited' : 'offer';
  return (
    <p css={styles.offer}>
      <Gift size={16} aria-hidden="true" />
      <span>{copy(key, { amount: amountOf(data.amountHundredths) })}</span>
    </p>
  );
}
