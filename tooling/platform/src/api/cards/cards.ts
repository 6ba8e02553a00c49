import { cardsContract } from '@tableside/api-client/contract';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context } from 'hono';
import * as z from 'zod';

import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { accountClosedMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { IDEMPOTENCY_KEY_HEADER, idempotencyKeyHeader } from '../../web/idempotency-key.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { listCards, listPartnerCards } from './linked-cards.ts';
import { isLinked } from './registrations.ts';
import { submitCards } from './submit-cards.ts';
import { unlinkCard } from './unlink-card.ts';

const removeCardRequest = z.object({ id: z.string().min(1).max(64) });

/** The request's partner; 404 if it does not provide cards for linking. */
async function partnerWithCards(
  context: Context<PlatformEnv>,
  options: ApiOptions,
): Promise<PartnerSettings> {
  const partner = await settingsToday(options.database, partnerOf(context, options));
  if (!partner.hasPartnerLoadedCards) throw notFound('This partner hands over no cards.');
  return partner;
}

/** The signed-in member's cards. No request or response contains a card number. */
export const createCards = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .get(
      '/Member/Cards',
      describeCall({
        operationId: 'getMemberCards',
        summary: 'The cards that the member has linked, in the order they were linked.',
        tag: 'cards',
        status: 200,
        answer: cardsContract.memberCardsAnswer,
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
          'Cards that the partner handed over for the member and that are not linked. 404 at partners that hand over none.',
        tag: 'cards',
        status: 200,
        answer: cardsContract.partnerCardsAnswer,
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
          'Links cards, each by itself, and answers one entry a card in their order. 200 when at least one was linked; ' +
          '400 "cards" with the same entries when none was. Codes of a card that was not linked: E1 to E3 refused by its ' +
          'network, E4 linked already, E5 over the limit of the program, E6 the vault cannot read it, E7 a type that the ' +
          'program does not take, E8 not a card that the partner offers to this member. Sent again with its ' +
          `${IDEMPOTENCY_KEY_HEADER}, a submission has no second effect and gets the same answer, for a day; 400 "keyReused" ` +
          'when the key came with other cards. 403 "mustJoin" before the member has joined, 403 "captcha" when a captcha ' +
          'must be solved, 429 "tooManyCards" when the member or the network has tried too many cards that day.',
        tag: 'cards',
        status: 200,
        answer: cardsContract.addCardsAnswer,
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
          message: 'No card was linked.',
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
          'Takes a card away; with the last one the account is closed. 404 for a card that is not there (any more).',
        tag: 'cards',
        status: 200,
        answer: cardsContract.removeCardAnswer,
        problems: [400, 401, 404],
        needsToken: true,
        needsAccessToken: true,
      }),
      requireMember(options, { needsAccessToken: true }),
      validate('query', removeCardRequest),
      async (context) => {
        const { id } = context.req.valid('query');
        const { member } = memberSessionOf(context);
        if ((await unlinkCard(options, { member, id })) === 'closed')
          options.mailer.writeMailLater(accountClosedMail(partnerOf(context, options), member.email));
        return context.json(true as const);
      },
    );
