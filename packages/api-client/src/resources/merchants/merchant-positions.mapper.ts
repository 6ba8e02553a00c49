import type { MerchantPositions } from '@tableside/core';

import { count, listOf, object, text } from '../../client/reader.ts';
import type { MerchantPositionsAnswer } from './merchants.contract.ts';
import { position } from './merchants.mapper.ts';

export const readPositionsAnswer = object<MerchantPositionsAnswer>({
  merchants: listOf(
    object<MerchantPositionsAnswer['merchants'][number]>({ id: text, name: text, coordinates: position }),
  ),
  totalResultSize: count,
});

export const toPositions = ({ merchants, totalResultSize }: MerchantPositionsAnswer): MerchantPositions => ({
  merchants: merchants.map(({ id, name, coordinates }) => ({ id, name, position: coordinates })),
  totalResultSize,
});
