import type { cardsContract } from '@tableside/api-client/contract';
import { cardTypeOfCode, type CardType } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { VaultError, type Vault } from '../../vault/index.ts';
import { cardErrors, notAccepted } from './card-errors.ts';
import { toRegistration, type CardRegistration } from './registrations.ts';

type SentCard = cardsContract.AddCardsRequest['creditCards'][number];

export interface Linkable {
  readonly cardType: CardType;
  readonly lastFour: string;
  readonly fingerprint: string;
  readonly vaultToken: string | null;
  readonly partnerCardId: string | null;
}

interface Reading {
  readonly database: Database;
  readonly vault: Vault;
  readonly partner: PartnerSettings;
  readonly member: MemberRow;
}

export const acceptedTypes = ({ cardTypesAccepted }: PartnerSettings): readonly CardType[] =>
  cardTypesAccepted.map(cardTypeOfCode);

async function readPicked(
  { database: { orm }, partner, member }: Reading,
  sent: Extract<SentCard, { partnerCardId: string }>,
): Promise<Linkable | CardRegistration> {
  const { partnerCards } = schema;
  const [offered] = partner.hasPartnerLoadedCards
    ? await orm
        .select()
        .from(partnerCards)
        .where(
          and(
            eq(partnerCards.partnerId, partner.id),
            eq(partnerCards.memberId, member.publicId),
            eq(partnerCards.partnerCardId, sent.partnerCardId),
          ),
        )
    : [];
  if (!offered) return toRegistration(sent, { error: cardErrors.notOffered });
  const { cardType, lastFour, fingerprint, partnerCardId } = offered;
  return { cardType, lastFour, fingerprint, partnerCardId, vaultToken: null };
}

/**
 * Trusts only the vault's data. The type and last four digits in the request merely label a card that the
 * vault cannot decrypt.
 */
async function readEncrypted(
  { vault, partner }: Reading,
  { encryptedCardNumber, cardType, lastFour }: Extract<SentCard, { encryptedCardNumber: string }>,
): Promise<Linkable | CardRegistration> {
  const partnerCardId = null;
  try {
    const card = await vault.tokenize({ encryptedCardNumber, partnerId: partner.id });
    const known = { cardType: card.cardType, lastFour: card.lastFour, partnerCardId };
    if (card.refusal) return toRegistration(known, { error: card.refusal });
    return { ...known, fingerprint: card.fingerprint, vaultToken: card.token };
  } catch (cause) {
    if (!(cause instanceof VaultError)) throw cause;
    return toRegistration({ cardType, lastFour, partnerCardId }, { error: cardErrors.unreadable });
  }
}

/**
 * Returns the registration result if the card cannot be linked. Calls the vault, so it must not run inside a
 * transaction.
 */
export async function readCard(reading: Reading, sent: SentCard): Promise<Linkable | CardRegistration> {
  const read = await ('partnerCardId' in sent ? readPicked(reading, sent) : readEncrypted(reading, sent));
  if ('memberCard' in read || acceptedTypes(reading.partner).includes(read.cardType)) return read;
  return toRegistration(read, { error: notAccepted(read.cardType) });
}
