import { randomBytes } from 'node:crypto';

import { prospectsContract } from '@tableside/api-client/contract';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import * as z from 'zod';

import { normalizeEmail } from '../../accounts/find-member.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { withCaptcha } from '../../captcha/index.ts';
import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { IDEMPOTENCY_KEY_HEADER, idempotencyKeyHeader } from '../../web/idempotency-key.ts';
import { invalid, notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { joinBySso } from './join-by-sso.ts';
import { joinDirect } from './join-direct.ts';
import { limitEmails } from './limits.ts';
import { readProspect, type JoinBody } from './read-prospect.ts';
import { joinHashesOf } from './repeated-join.ts';
import { emailInUse } from './taken.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

async function isMember({ orm }: Database, partnerId: string, email: string): Promise<boolean> {
  const { members } = schema;
  const found = await orm
    .select({ publicId: members.publicId })
    .from(members)
    .where(and(eq(members.partnerId, partnerId), eq(members.email, email)));
  return found.length > 0;
}

/** The update on conflict changes nothing, but makes the statement return the stored id. */
async function storeProspect({ orm }: Database, partnerId: string, email: string): Promise<string> {
  const { prospects } = schema;
  const publicId = randomBytes(18).toString('base64url');
  const [stored] = await orm
    .insert(prospects)
    .values({ publicId, partnerId, email })
    .onConflictDoUpdate({ target: [prospects.partnerId, prospects.email], set: { email } })
    .returning({ publicId: prospects.publicId });
  return stored?.publicId ?? publicId;
}

async function rememberProspect(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  email: string,
): Promise<string> {
  const partnerId = context.get('partnerId');
  await limitEmails(context, options, email);
  if (await isMember(options.database, partnerId, email)) throw invalid([emailInUse]);
  return storeProspect(options.database, partnerId, email);
}

const joinWays = { direct: joinDirect, sso: joinBySso };

interface Joining {
  readonly partner: PartnerSettings;
  readonly request: JoinBody;
  readonly way: keyof typeof joinWays;
}

async function join(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { partner, request, way }: Joining,
): Promise<string> {
  const { gRecaptchaResponse: token, email } = request;
  const hashes = joinHashesOf(context, request);
  const work = () => joinWays[way](context, options, { partner, request, hashes });
  return withCaptcha(context, options, {
    action: 'join',
    account: email && normalizeEmail(email),
    item: hashes.joinHash ?? undefined,
    token,
    work,
  });
}

export const createProspects = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .get(
      '/Members/Validate/Email',
      describeCall({
        operationId: 'validateEmail',
        summary: 'Checks whether an email address is well-formed and not yet used by a member.',
        tag: 'prospects',
        status: 200,
        response: prospectsContract.validateEmailResponse,
        problems: [400, 429],
      }),
      validate('query', prospectsContract.validateEmailRequest),
      async (context) => {
        const email = normalizeEmail(context.req.valid('query').email);
        await limitEmails(context, options, email);
        // Looks up even a malformed address, so that the response time reveals nothing.
        const isTaken = await isMember(options.database, context.get('partnerId'), email);
        const isWellFormed = prospectsContract.prospectRequest.safeParse({ email }).success;
        return context.json({ isValid: isWellFormed && !isTaken }, 200, NO_STORE);
      },
    )
    .post(
      '/Members/Prospects',
      describeCall({
        operationId: 'createProspect',
        summary:
          'With an email address only: stores a prospect. With the join form: creates the account and signs the member in. ' +
          `Repeated with the same ${IDEMPOTENCY_KEY_HEADER}, the join form creates no second account and gets the same response; ` +
          '400 "keyReused" if the key was used with another form, "termsChanged" with the current terms if others ' +
          'were accepted.',
        tag: 'prospects',
        status: 201,
        response: prospectsContract.prospectResponse,
        body: z.union([prospectsContract.prospectRequest, prospectsContract.joinRequest]),
        problems: [400, 401, 404, 429],
        needsToken: true,
        optionalHeaders: idempotencyKeyHeader,
      }),
      async (context) => {
        const partner = await settingsToday(options.database, partnerOf(context, options));
        const { enrollmentType: way } = partner;
        if (way === 'none') throw notFound('This program does not accept new members here.');
        const body = await readProspect(context, partner);
        const publicId =
          body.kind === 'prospect'
            ? await rememberProspect(context, options, normalizeEmail(body.email))
            : await join(context, options, { partner, request: body.request, way });
        return context.json({ publicId }, 201, NO_STORE);
      },
    );
