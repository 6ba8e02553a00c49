import type { MerchantPositions } from '@tableside/core';

import { count, listOf, object, text } from '../../client/reader.ts';
import type { MerchantPositionsResponse } from './merchants.contract.ts';
import { position } from './merchants.mapper.ts';

export const readPositionsResponse = object<MerchantPositionsResponse>({
  merchants: listOf(
    object<MerchantPositionsResponse['merchants'][number]>({ id: text, name: text, coordinates: position }),
  ),
  totalResultSize: count,
});

export const toPositions = ({
  merchants,
  totalResultSize,
}: MerchantPositionsResponse): MerchantPositions => ({
  merchants: merchants.map(({ id, name, coordinates }) => ({ id, name, position: coordinates })),
  totalResultSize,
});
