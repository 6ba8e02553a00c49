import type { cardsContract } from '@tableside/api-client/contract';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { acceptedTypes } from './read-card.ts';

const { cards, partnerCards } = schema;

type Owner = Pick<MemberRow, 'partnerId' | 'publicId'>;

export const areLinkedTo = ({ partnerId, publicId }: Owner) =>
  and(eq(cards.partnerId, partnerId), eq(cards.memberId, publicId), isNull(cards.deletedAt));

export const listCards = (
  { orm }: Pick<Database, 'orm'>,
  member: Owner,
): Promise<cardsContract.MemberCardsResponse> =>
  orm
    .select({
      id: cards.id,
      cardType: cards.cardType,
      lastFour: cards.lastFour,
      description: cards.description,
      partnerCardId: cards.partnerCardId,
    })
    .from(cards)
    .where(areLinkedTo(member))
    .orderBy(asc(cards.position));

export const listPartnerCards = (
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  member: Owner,
): Promise<cardsContract.PartnerCardsResponse> =>
  orm
    .select({
      cardType: partnerCards.cardType,
      lastFour: partnerCards.lastFour,
      partnerCardId: partnerCards.partnerCardId,
    })
    .from(partnerCards)
    .where(
      and(
        eq(partnerCards.partnerId, partner.id),
        eq(partnerCards.memberId, member.publicId),
        inArray(partnerCards.cardType, [...acceptedTypes(partner)]),
        notExists(
          orm
            .select({ id: cards.id })
            .from(cards)
            .where(and(areLinkedTo(member), eq(cards.fingerprint, partnerCards.fingerprint))),
        ),
      ),
    )
    .orderBy(asc(partnerCards.partnerCardId));
