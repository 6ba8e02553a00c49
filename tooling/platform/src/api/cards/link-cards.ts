import { randomUUID } from 'node:crypto';

import type { cardsContract } from '@tableside/api-client/contract';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema } from '../../database/database.ts';
import { fault } from '../../web/fault.ts';
import { invalid } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { cardErrors } from './card-errors.ts';
import { areLinkedTo } from './linked-cards.ts';
import { lockMember, type Transaction } from './lock-member.ts';
import { readCard, type Linkable } from './read-card.ts';
import { describeCard, toRegistration, type CardRegistration } from './registrations.ts';
import { beginSubmission, storeRegistrations, registrationsOf, type Submission } from './submissions.ts';

interface Linking {
  readonly partner: PartnerSettings;
  readonly member: MemberRow;
  readonly request: cardsContract.AddCardsRequest;
  readonly submission?: Submission | undefined;
}

interface LinkingOne extends Linking {
  readonly moment: Date;
}

/** Requires the member's row to be locked, because the limit is checked before the card is inserted. */
async function linkCard(
  transaction: Transaction,
  { partner, member, request, moment }: LinkingOne,
  card: Linkable,
): Promise<CardRegistration> {
  const { cards, members } = schema;
  const linked = await transaction
    .select({ fingerprint: cards.fingerprint })
    .from(cards)
    .where(areLinkedTo(member));
  if (linked.some(({ fingerprint }) => fingerprint === card.fingerprint)) {
    return toRegistration(card, { error: cardErrors.alreadyLinked });
  }
  if (linked.length >= partner.maxLinkedCards) return toRegistration(card, { error: cardErrors.overLimit });
  const id = randomUUID();
  await transaction.insert(cards).values({
    ...card,
    id,
    partnerId: partner.id,
    memberId: member.publicId,
    description: describeCard(card),
    hasDirectFileFeed: partner.directFileFeedOptInRequired && request.directFileFeedOptIn,
    createdAt: moment,
  });
  // A linked card counts as joining, even if the partner enrolls its members automatically. Linking also
  // reopens a closed account.
  await transaction
    .update(members)
    .set({
      memberType: 'EnrolledCardMember',
      mustJoin: false,
      termsVersion: request.termsVersion,
      termsAcceptedAt: moment,
    })
    .where(and(eq(members.partnerId, member.partnerId), eq(members.publicId, member.publicId)));
  return toRegistration(card, { id });
}

/**
 * Links cards and returns a result for each, in the order of the request. A repeated submission with the same
 * key continues where it stopped. See docs/decisions/0026-idempotent-submissions.md.
 */
export async function linkCards(options: ApiOptions, linking: Linking): Promise<readonly CardRegistration[]> {
  const { database, vault, now } = options;
  const { partner, member, request, submission } = linking;
  const { creditCards, directFileFeedOptIn } = request;
  if (partner.directFileFeedOptInRequired && !directFileFeedOptIn) {
    throw invalid([fault('directFileFeedOptIn', 'required')]);
  }
  const moment = now();
  const known = submission ? await beginSubmission(database, submission, moment) : [];
  const reading = { database, vault, partner, member };
  const read = await Promise.all(creditCards.slice(known.length).map((sent) => readCard(reading, sent)));

  let registrations = known;
  for (const card of read) {
    const before: readonly CardRegistration[] = registrations;
    registrations = await database.orm.transaction(async (transaction) => {
      await lockMember(transaction, member);
      // The same submission may be running in parallel. Whichever locks the member first decides the result.
      const soFar = (submission && (await registrationsOf(transaction, submission))) ?? before;
      if (soFar.length > before.length) return soFar.slice(0, before.length + 1);
      const registration =
        'memberCard' in card ? card : await linkCard(transaction, { ...linking, moment }, card);
      const after = [...before, registration];
      if (submission) await storeRegistrations(transaction, submission, after);
      return after;
    });
  }
  return registrations;
}
