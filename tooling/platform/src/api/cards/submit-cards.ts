import type { cardsContract } from '@tableside/api-client/contract';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { memberSessionOf } from '../../accounts/require-member.ts';
import { withCaptcha } from '../../captcha/index.ts';
import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { Problem } from '../../web/problem.ts';
import type { ApiOptions } from '../api-options.ts';
import { refuseOtherTerms } from '../refuse-other-terms.ts';
import { limitCards } from './limit-cards.ts';
import { linkCards } from './link-cards.ts';
import { isLinked, type CardRegistration } from './registrations.ts';
import { readSubmission, registrationsOf, type Submission } from './submissions.ts';

async function enrollsAutomatically({ orm }: Database, partner: PartnerSettings): Promise<boolean> {
  const { featureFlagOverrides: flags } = schema;
  const [override] = await orm
    .select({ value: flags.value })
    .from(flags)
    .where(and(eq(flags.partnerId, partner.id), eq(flags.name, 'hasAutoEnroll')));
  return override?.value ?? partner.hasAutoEnroll;
}

async function refuseWhoMustJoin(
  { database }: ApiOptions,
  partner: PartnerSettings,
  { mustJoin }: MemberRow,
): Promise<void> {
  if (!mustJoin || (await enrollsAutomatically(database, partner))) return;
  throw new Problem({ status: 403, code: 'mustJoin', message: 'Please join before you link a card.' });
}

const isCaptcha = (cause: unknown) => cause instanceof Problem && cause.details.code === 'captcha';

export async function submitCards(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  request: cardsContract.AddCardsRequest,
): Promise<readonly CardRegistration[]> {
  const partner = await settingsToday(options.database, partnerOf(context, options));
  const { member } = memberSessionOf(context);
  await refuseWhoMustJoin(options, partner, member);
  const submission = readSubmission(context, member, request);
  const work = () => linkCards(options, { partner, member, request, submission });
  // A submission that already passed the captcha must not need it again: its token is used up.
  const wasLetIn = async (earlier: Submission | undefined) =>
    earlier !== undefined && (await registrationsOf(options.database.orm, earlier)) !== undefined;
  if (await wasLetIn(submission)) return work();
  refuseOtherTerms(partner, request);
  await limitCards(context, options, member, request);
  try {
    return await withCaptcha(context, options, {
      action: 'cards',
      account: member.publicId,
      item: submission && `${submission.key} ${submission.bodyHash}`,
      token: request.gRecaptchaResponse,
      isRefused: (registrations) => !registrations.every(isLinked),
      work,
    });
  } catch (cause) {
    if (isCaptcha(cause) && (await wasLetIn(submission))) return work();
    throw cause;
  }
}
