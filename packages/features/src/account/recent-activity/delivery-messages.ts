import type { CreditRecord, Delivery, GiftCardBrand } from '@tableside/core';

import type { ActivityKey } from './activity.copy.ts';

interface DeliveryCopy {
  readonly title: ActivityKey;
  readonly way: ActivityKey;
}

const deliveries = {
  Card: { title: 'creditToCard', way: 'deliveryCard' },
  Email: { title: 'creditByEmail', way: 'deliveryEmail' },
} as const satisfies Readonly<Record<Delivery, DeliveryCopy>>;
const otherDelivery: DeliveryCopy = { title: 'creditOther', way: 'deliveryOther' };

const brands = {
  MasterCard: 'brandMasterCard',
  Tremendous: 'brandTremendous',
  Visa: 'brandVisa',
} as const satisfies Readonly<Record<GiftCardBrand, ActivityKey>>;

const isKeyOf = <T extends object>(map: T, key: PropertyKey): key is keyof T => Object.hasOwn(map, key);

export const deliveryCopy = ({ targetType }: Pick<CreditRecord, 'targetType'>): DeliveryCopy =>
  isKeyOf(deliveries, targetType) ? deliveries[targetType] : otherDelivery;

export const brandCopy = ({ processor }: Pick<CreditRecord, 'processor'>): ActivityKey | undefined =>
  isKeyOf(brands, processor) ? brands[processor] : undefined;
