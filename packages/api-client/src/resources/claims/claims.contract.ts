import {
  cardTypes,
  CLAIM_REFERENCE_CHARACTERS,
  CLAIM_REFERENCE_LENGTH,
  claimActors,
  claimErrors,
  claimFindingKinds,
  claimReasons,
  claimStates,
  MOST_CLAIM_BILL_CENTS,
  MOST_CLAIM_PICTURES,
  pictureErrors,
  rewardStatuses,
  weekdays,
} from '@tableside/core';
import * as z from 'zod';

import { problemBody } from '../../client/problem.contract.ts';

const id = z.string().min(1).max(64);
const lastFour = z.string().regex(/^[0-9]{4}$/);
const day = z.iso.date();
/** Databases have no year 0, and days near it and after the year 9999 have no plain text. */
const visitDate = day
  .refine((text) => text.startsWith('2'))
  .meta({ description: 'The day of the visit at the restaurant, of the years 2000 to 2999.' });
const state = z.enum(claimStates);
const reason = z.enum(claimReasons);

export const claimReference = z
  .string()
  .regex(new RegExp(`^[${CLAIM_REFERENCE_CHARACTERS}]{${CLAIM_REFERENCE_LENGTH}}$`))
  .meta({ description: 'Names the claim to support; no two of its characters look alike.' });

const visit = {
  merchantId: id,
  visitDate,
  billCents: z.int().min(1).max(MOST_CLAIM_BILL_CENTS),
  card: z.union([z.strictObject({ cardId: id }), z.strictObject({ lastFour })]).meta({
    description: 'A linked card by its id, or another one by its last four digits.',
  }),
};

const findings = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('recordFound'),
        transactionId: z.string().meta({ description: 'The sourceTransactionId of the activity record.' }),
        visitDate: day,
        status: z.enum(rewardStatuses),
      }),
      z.object({
        kind: z.literal('cardLinkedLater'),
        linkedOn: day.meta({ description: 'The day on which the card was linked, at the restaurant.' }),
      }),
      z.object({
        kind: z.literal('dayWithoutReward'),
        earnDays: z.array(z.enum(weekdays)).meta({
          description: 'The weekdays that earn there; empty if none does for this member.',
        }),
      }),
      z.object({
        kind: z.literal('restaurantNotInProgram'),
        since: day.optional().meta({ description: 'The day on which it joined; absent for one that left.' }),
      }),
    ]),
  )
  .max(claimFindingKinds.length)
  .meta({ id: 'ClaimFindings', description: 'What may answer the claim, at most one of each kind.' });

export const checkClaimRequest = z.strictObject(visit).meta({ id: 'ClaimCheck' });
export type CheckClaimRequest = z.infer<typeof checkClaimRequest>;

export const checkClaimResponse = z.object({ findings }).meta({ id: 'ClaimCheckResult' });
export type CheckClaimResponse = z.infer<typeof checkClaimResponse>;

const pictureIds = z.array(id).max(MOST_CLAIM_PICTURES);

export const sendClaimRequest = z
  .strictObject({
    ...visit,
    pictureIds,
    findingsSeen: z.array(z.enum(claimFindingKinds)).meta({
      description: 'The findings that the member has read; any other one is answered with "findingsChanged".',
    }),
  })
  .meta({ id: 'ClaimRequest' });
export type SendClaimRequest = z.infer<typeof sendClaimRequest>;

export const claimBody = z
  .object({
    reference: claimReference,
    merchantId: z.string(),
    merchantName: z.string(),
    merchantCity: z.string(),
    activeMerchant: z.boolean().meta({ description: 'Whether the merchant still has a page.' }),
    visitDate,
    billCents: z.int(),
    card: z.object({
      cardType: z.enum(cardTypes).optional().meta({ description: 'Absent for a card that was not linked.' }),
      lastFour,
    }),
    state,
    reason: reason.optional(),
    transactionId: z.string().optional().meta({
      description: 'The sourceTransactionId of the record that the claim brought, or that was found.',
    }),
    events: z
      .array(
        z.object({
          at: z.iso.datetime(),
          by: z.enum(claimActors).meta({ description: 'Who changed the claim.' }),
          state,
          reason: reason.optional(),
        }),
      )
      .min(1)
      .meta({ description: 'What happened, oldest first; the last one is the state.' }),
    pictureCount: z.int().nonnegative(),
  })
  .meta({ id: 'Claim' });
export type ClaimBody = z.infer<typeof claimBody>;

export const sendClaimResponse = z
  .object({
    claim: claimBody,
    isNew: z.boolean().meta({ description: 'false if the member had reported this visit before.' }),
  })
  .meta({ id: 'SentClaim' });
export type SendClaimResponse = z.infer<typeof sendClaimResponse>;

export const claimRefusal = problemBody
  .extend({
    code: z.enum(claimErrors),
    firstDay: day.optional().meta({ description: 'With "tooEarly": the first day to report this visit.' }),
    lastDay: day.optional().meta({ description: 'With "tooLate": the last day to report this visit.' }),
    findings: findings.optional().meta({ description: 'With "findingsChanged": all that is found now.' }),
  })
  .meta({ id: 'ClaimRefusal' });
export type ClaimRefusalBody = z.infer<typeof claimRefusal>;

export const claimsResponse = z.array(claimBody);
export type ClaimsResponse = z.infer<typeof claimsResponse>;

export const completeClaimRequest = z
  .strictObject({ pictureIds: pictureIds.min(1) })
  .meta({ id: 'ClaimCompletion' });
export type CompleteClaimRequest = z.infer<typeof completeClaimRequest>;

/** POST /api/Claims/Pictures: the request body is a file of the type that its Content-Type names (CLM-05). */
export const addPictureResponse = z
  .object({ pictureId: id.meta({ description: 'For the claim that is sent next; forgotten after a day.' }) })
  .meta({ id: 'ClaimPicture' });
export type AddPictureResponse = z.infer<typeof addPictureResponse>;

export const pictureRefusal = problemBody
  .extend({ code: z.enum(pictureErrors) })
  .meta({ id: 'ClaimPictureRefusal' });
export type PictureRefusalBody = z.infer<typeof pictureRefusal>;
