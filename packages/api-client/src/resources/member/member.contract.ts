import { bonusStatuses, memberTypes } from '@tableside/core';
import * as z from 'zod';

import { typedEmail, typedText, typedZip } from '../../client/typed-text.contract.ts';
import { chosenPrivacy } from '../privacy-choices/privacy-choices.contract.ts';
import { sessionBody } from '../sign-in/sign-in.contract.ts';

export const tierLevel = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
  .meta({ id: 'TierLevel', description: '0 opted out, 1 non-activated, 2 opted in, 3 VIP.' });

export const addressBody = z
  .object({
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
  })
  .meta({ id: 'Address' });

export const bonusBody = z
  .object({
    code: z.string(),
    bonusStatus: z.enum(bonusStatuses),
    createDateUtc: z.iso.datetime(),
    isNewMemberBonus: z.boolean(),
    description: z.string(),
    memberIsEligibleForNMB: z.boolean(),
    usableUntil: z.iso.date().optional().meta({ description: 'The last day on which it can be used.' }),
    mealsRequired: z.int().positive().optional().meta({ description: 'How many meals it takes.' }),
    mealsCompleted: z.int().nonnegative().optional().meta({ description: 'How many of them there were.' }),
    terms: z.string().optional().meta({ description: 'Plain text.' }),
    version: z.string().max(64).optional().meta({
      description: 'Another one when the bonus offers something else; registering for the bonus names it.',
    }),
  })
  .meta({ id: 'Bonus' });

export const diningProgressBody = z
  .object({
    status: z.string(),
    remainingDines: z.int().nonnegative(),
    dinesRequired: z.int().nonnegative(),
    remainingDollars: z.number().nonnegative(),
    dollarsRequired: z.number().nonnegative(),
    ytdMilesOrDollars: z.number().nonnegative(),
  })
  .meta({ id: 'DiningProgress' });

export const memberResponse = z
  .object({
    publicId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailOptIn: z.boolean(),
    address: addressBody,
    phoneNumber: z.string(),
    smsOptIn: z.boolean(),
    memberNumber: z.string().nullable(),
    familyId: z.string().nullable(),
    memberType: z.enum(memberTypes),
    tierLevel,
    diningProgress: diningProgressBody.nullable(),
    activeBonuses: z.array(bonusBody),
    enrollmentSource: z.string(),
    joinDate: z.iso.date(),
    mustJoin: z
      .boolean()
      .meta({ description: 'Signed in by single sign-on and has not completed the join form.' }),
    emailUpdateRequired: z.boolean(),
    privacyChoice: chosenPrivacy.optional(),
    session: sessionBody,
  })
  .meta({ id: 'Member' });
export type MemberResponse = z.infer<typeof memberResponse>;

/**
 * Maximum lengths in a profile (PRO-03, PRO-05). Longer values from joining are valid until they are changed.
 */
const name = typedText().min(1).max(20);

/** The data that a member may change. Omitted properties stay unchanged, also within the address. */
export const memberUpdateRequest = z
  .strictObject({
    firstName: name,
    lastName: name,
    emailOptIn: z.boolean(),
    address: z
      .strictObject({
        address1: typedText().max(30),
        address2: typedText().max(30),
        city: typedText().max(20),
        state: typedText().max(2),
        zipCode: typedZip().regex(/^[0-9]{5}$/),
      })
      .partial(),
    phoneNumber: z.string().max(30),
    smsOptIn: z.boolean(),
    email: typedEmail().max(254).meta({
      description: 'Only while an email update is required; requires emailConfirm.',
    }),
    emailConfirm: typedEmail().max(254),
    password: z
      .string()
      .min(1)
      .max(1024)
      .meta({ description: 'Requires passwordConfirm and currentPassword.' }),
    passwordConfirm: z.string().min(1).max(1024),
    currentPassword: z.string().min(1).max(1024),
  })
  .partial()
  .meta({ id: 'MemberUpdate' });
export type MemberUpdateRequest = z.infer<typeof memberUpdateRequest>;

/** GET /api/Member/{publicId}: only the data that activation needs (API-06, SES-07). */
export const knownMemberResponse = z
  .object({
    publicId: z.string(),
    interfaceType: z.enum(['known', 'sso', 'direct']),
    active: z.boolean(),
    hasWebProfile: z.boolean(),
    tierLevel,
  })
  .meta({ id: 'KnownMember' });
export type KnownMemberResponse = z.infer<typeof knownMemberResponse>;

export const activateRequest = z
  .strictObject({ publicId: z.string().min(1).max(64) })
  .meta({ id: 'Activation' });
export type ActivateRequest = z.infer<typeof activateRequest>;
export const activateResponse = z.object({ publicId: z.string(), tierLevel }).meta({ id: 'Activated' });
export type ActivateResponse = z.infer<typeof activateResponse>;
