import { randomInt } from 'node:crypto';

import {
  CLAIM_REFERENCE_CHARACTERS,
  CLAIM_REFERENCE_LENGTH,
  claimStates,
  isOpenClaim,
  MOST_OPEN_CLAIMS,
  type ClaimedVisit,
  type ClaimFindingKind,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, inArray } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { schema, type Database } from '../../database/database.ts';
import { claimReceivedMail } from '../../mail/index.ts';
import type { ApiOptions } from '../api-options.ts';
import { lockMember, type Transaction } from '../cards/lock-member.ts';
import { attachPictures } from './claim-pictures.ts';
import { claimProblem, findingBodies, refuseWrongTime } from './claim-refusals.ts';
import { findVisit, type FoundVisit } from './find-visit.ts';
import { recordChange } from './record-change.ts';

const { claims } = schema;

interface Sending extends ClaimedVisit {
  readonly pictureIds: readonly string[];
  readonly findingsSeen: readonly ClaimFindingKind[];
}

interface Sent {
  readonly reference: string;
  readonly isNew: boolean;
}

/** There are 148 million references and few are taken, so several tries in a row practically never fail. */
const REFERENCE_TRIES = 5;

const inventReference = (): string =>
  Array.from(
    { length: CLAIM_REFERENCE_LENGTH },
    () => CLAIM_REFERENCE_CHARACTERS[randomInt(CLAIM_REFERENCE_CHARACTERS.length)],
  ).join('');

const areOf = ({ publicId, partnerId }: MemberRow) =>
  and(eq(claims.memberId, publicId), eq(claims.partnerId, partnerId));

async function sameClaim(
  orm: Pick<Database['orm'], 'select'>,
  member: MemberRow,
  merchantId: number,
  { visitDate, billCents }: ClaimedVisit,
): Promise<string | undefined> {
  const [same] = await orm
    .select({ reference: claims.reference })
    .from(claims)
    .where(
      and(
        areOf(member),
        eq(claims.merchantId, merchantId),
        eq(claims.visitDate, visitDate),
        eq(claims.billCents, billCents),
      ),
    );
  return same?.reference;
}

async function insertClaim(
  transaction: Transaction,
  member: MemberRow,
  { visitDate, billCents }: ClaimedVisit,
  { merchant, card, findings }: FoundVisit,
  at: Date,
): Promise<string> {
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt += 1) {
    const [row] = await transaction
      .insert(claims)
      .values({
        reference: inventReference(),
        partnerId: member.partnerId,
        memberId: member.publicId,
        merchantId: merchant.id,
        merchantName: merchant.name,
        merchantCity: merchant.city,
        visitDate,
        billCents,
        cardId: card.id,
        cardType: card.cardType,
        lastFour: card.lastFour,
        findings,
        state: 'received',
        createdAt: at,
        changedAt: at,
      })
      .onConflictDoNothing({ target: [claims.reference, claims.partnerId] })
      .returning({ reference: claims.reference });
    if (row) return row.reference;
  }
  throw new Error('No free reference was found for a claim.');
}

/**
 * Reports a visit and mails its reference, in one transaction that locks the member, so that parallel claims
 * of the same visit become one and no more than ten are open (CLM-08). Throws 400 with one of `claimErrors`,
 * and 404 as `findVisit` does.
 */
export async function sendClaim(
  { database, mailer, claimReports, now }: ApiOptions,
  partner: PartnerSettings,
  member: MemberRow,
  { pictureIds, findingsSeen, ...visit }: Sending,
): Promise<Sent> {
  const at = now();
  const found = await findVisit(database, member, visit);
  const { merchant, findings } = found;
  const earlier = await sameClaim(database.orm, member, merchant.id, visit);
  if (earlier !== undefined) return { reference: earlier, isNew: false };
  refuseWrongTime(visit.visitDate, partner, { timeZone: merchant.timeZone, now: at });
  if (findings.some(({ kind }) => !findingsSeen.includes(kind)))
    throw claimProblem('findingsChanged', { findings: findingBodies(findings) });
  return database.orm.transaction(async (transaction) => {
    await lockMember(transaction, member);
    const parallel = await sameClaim(transaction, member, merchant.id, visit);
    if (parallel !== undefined) return { reference: parallel, isNew: false };
    const open = await transaction
      .select({ reference: claims.reference })
      .from(claims)
      .where(and(areOf(member), inArray(claims.state, claimStates.filter(isOpenClaim))));
    if (open.length >= MOST_OPEN_CLAIMS) throw claimProblem('tooManyOpen');
    const reference = await insertClaim(transaction, member, visit, found, at);
    await attachPictures(transaction, member, { reference, pictureIds, now: at });
    await recordChange(
      transaction,
      {
        partnerId: member.partnerId,
        reference,
        at,
        by: 'member',
        state: 'received',
        source: 'site',
      },
      claimReports,
    );
    const { visitDate, billCents } = visit;
    const mail = claimReceivedMail(partner, member.email, {
      reference,
      merchantName: merchant.name,
      visitDate,
      billCents,
    });
    await mailer.writeMail({ ...mail, key: `claim ${reference} received` }, transaction);
    return { reference, isNew: true };
  });
}
