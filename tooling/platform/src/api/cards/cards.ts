import { cardsContract } from '@tableside/api-client/contract';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context } from 'hono';
import * as z from 'zod';

import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { accountClosedMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { IDEMPOTENCY_KEY_HEADER, idempotencyKeyHeader } from '../../web/idempotency-key.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { listCards, listPartnerCards } from './linked-cards.ts';
import { isLinked } from './registrations.ts';
import { submitCards } from './submit-cards.ts';
import { unlinkCard } from './unlink-card.ts';

const removeCardRequest = z.object({
  id: z.string().min(1).max(64),
  closesAccount: z.literal('true').optional().meta({
    description: 'The member was told that this is the last card, and that deleting it closes the account.',
  }),
});

async function partnerWithCards(
  context: Context<PlatformEnv>,
  options: ApiOptions,
): Promise<PartnerSettings> {
  const partner = await settingsToday(options.database, partnerOf(context, options));
  if (!partner.hasPartnerLoadedCards) throw notFound('This partner does not provide cards.');
  return partner;
}

export const createCards = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .get(
      '/Member/Cards',
      describeCall({
        operationId: 'getMemberCards',
        summary: 'Lists the member’s linked cards in the order in which they were linked.',
        tag: 'cards',
        status: 200,
        response: cardsContract.memberCardsResponse,
        problems: [401],
        needsAccessToken: true,
      }),
      requireMember(options, { needsAccessToken: true }),
      async (context) => context.json(await listCards(options.database, memberSessionOf(context).member)),
    )
    .get(
      '/Cards/AllPartnerCards',
      describeCall({
        operationId: 'getPartnerCards',
        summary:
          'Lists the partner’s cards for the member that are not linked yet. 404 for partners that ' +
          'provide no cards.',
        tag: 'cards',
        status: 200,
        response: cardsContract.partnerCardsResponse,
        problems: [401, 404],
        needsAccessToken: true,
      }),
      requireMember(options, { needsAccessToken: true }),
      async (context) => {
        const partner = await partnerWithCards(context, options);
        return context.json(
          await listPartnerCards(options.database, partner, memberSessionOf(context).member),
        );
      },
    )
    .post(
      '/Member/Cards',
      describeCall({
        operationId: 'addMemberCards',
        summary:
          'Links each card independently and returns one entry per card, in request order. 200 if at ' +
          'least one card was linked; 400 "cards" with the same entries if none was. Codes of a card ' +
          'that was not linked: E1 to E3 declined by the card network, E4 already linked, E5 exceeds ' +
          'the program’s card limit, E6 cannot be decrypted by the vault, E7 card type not accepted ' +
          'by the program, E8 not a card that the partner offers to this member. A request repeated ' +
          `within a day with the same ${IDEMPOTENCY_KEY_HEADER} has no further effect and gets the ` +
          'same response; 400 "keyReused" if the key was used with other cards, "termsChanged" with the ' +
          'current terms if others were accepted. 403 "mustJoin" ' +
          'before the member has joined, 403 "captcha" if a captcha is required, 429 "tooManyCards" ' +
          'if the member or the network has tried too many cards that day.',
        tag: 'cards',
        status: 200,
        response: cardsContract.addCardsResponse,
        problems: [400, 401, 429],
        problemBodies: { 400: cardsContract.addCardsRefusal },
        needsToken: true,
        needsAccessToken: true,
        optionalHeaders: idempotencyKeyHeader,
      }),
      requireMember(options, { needsAccessToken: true }),
      validate('json', cardsContract.addCardsRequest),
      async (context) => {
        const request = context.req.valid('json');
        const cardRegistration = [...(await submitCards(context, options, request))];
        if (cardRegistration.some(isLinked)) return context.json({ cardRegistration }, 200);
        const refusal: cardsContract.AddCardsRefusal = {
          code: 'cards',
          message: 'No cards were linked.',
          requestId: context.get('requestId'),
          cardRegistration,
        };
        return context.json(refusal, 400);
      },
    )
    .delete(
      '/Member/Cards',
      describeCall({
        operationId: 'removeMemberCard',
        summary:
          'Removes a card. Removing the last one closes the account; 400 "lastCard" without ' +
          '`closesAccount`. 404 if the card does not exist or was already removed.',
        tag: 'cards',
        status: 200,
        response: cardsContract.removeCardResponse,
        problems: [400, 401, 404],
        needsToken: true,
        needsAccessToken: true,
      }),
      requireMember(options, { needsAccessToken: true }),
      validate('query', removeCardRequest),
      async (context) => {
        const { id, closesAccount } = context.req.valid('query');
        const { member } = memberSessionOf(context);
        if ((await unlinkCard(options, { member, id, closesAccount: closesAccount === 'true' })) === 'closed')
          options.mailer.writeMailLater(accountClosedMail(partnerOf(context, options), member.email));
        return context.json(true as const);
      },
    );
