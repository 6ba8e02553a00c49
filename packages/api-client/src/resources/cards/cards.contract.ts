import { cardTypes, MOST_SELECTABLE_CARDS } from '@tableside/core';
import * as z from 'zod';

import { problemBody } from '../../client/problem.contract.ts';

const cardType = z.enum(cardTypes).meta({ id: 'CardType' });
const lastFour = z.string().regex(/^[0-9]{4}$/);

export const cardBody = z
  .object({
    id: z.string(),
    cardType,
    lastFour,
    description: z.string(),
    partnerCardId: z.string().nullable(),
  })
  .meta({ id: 'Card' });
export type CardBody = z.infer<typeof cardBody>;

export const memberCardsResponse = z.array(cardBody);
export type MemberCardsResponse = z.infer<typeof memberCardsResponse>;

export const partnerCardBody = z
  .object({ cardType, lastFour, partnerCardId: z.string() })
  .meta({ id: 'PartnerCard' });

export const partnerCardsResponse = z.array(partnerCardBody);
export type PartnerCardsResponse = z.infer<typeof partnerCardsResponse>;

const encryptedCard = z
  .strictObject({
    encryptedCardNumber: z
      .string()
      .max(4096)
      .regex(/^[\w-]+(\.[\w-]+){4}$/)
      .meta({ description: 'Compact JWE, encrypted in the secure frame for the vault.' }),
    lastFour,
    cardType,
  })
  .meta({ id: 'EncryptedCard' });

const pickedCard = z
  .strictObject({ partnerCardId: z.string().min(1).max(64), lastFour, cardType })
  .meta({ id: 'PickedPartnerCard' });

/**
 * POST /api/Member/Cards (API-16, CRD-18). With an `Idempotency-Key`, it takes effect once, however often it
 * is sent. Rejected with 400 "keyReused" if the key was sent with other cards.
 */
export const addCardsRequest = z
  .strictObject({
    creditCards: z
      .array(z.union([encryptedCard, pickedCard]))
      .min(1)
      .max(MOST_SELECTABLE_CARDS),
    directFileFeedOptIn: z.boolean(),
    termsVersion: z.string().max(64).optional().meta({
      description:
        'The version of the terms that were shown and accepted; 400 "termsChanged" for another one, or none.',
    }),
    gRecaptchaResponse: z.string().max(10_000).optional(),
  })
  .meta({ id: 'CardSubmission' });
export type AddCardsRequest = z.infer<typeof addCardsRequest>;

const cardRegistration = z
  .array(
    z.object({
      memberCard: z.object({
        id: z.string().nullable().meta({ description: 'null if the card was not linked.' }),
        cardType,
        lastFour,
        description: z.string(),
        partnerCardId: z.string().nullable(),
      }),
      error: z.object({ code: z.string(), message: z.string() }).optional(),
    }),
  )
  .meta({ id: 'CardRegistration', description: 'One entry per card, in request order.' });

export const addCardsResponse = z.object({ cardRegistration }).meta({ id: 'CardRegistrationResult' });
export type AddCardsResponse = z.infer<typeof addCardsResponse>;

/** 400 with code "cards": none was linked. */
export const addCardsRefusal = problemBody
  .extend({ cardRegistration })
  .meta({ id: 'CardRegistrationRefusal' });
export type AddCardsRefusal = z.infer<typeof addCardsRefusal>;

export const removeCardResponse = z.literal(true);
