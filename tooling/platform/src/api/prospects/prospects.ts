import { randomBytes } from 'node:crypto';

import { prospectsContract } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';

import { schema, type Database } from '../../database/database.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { invalid } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitEmails } from './limits.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const normalise = (email: string) => email.trim().toLowerCase();

async function isMember({ orm }: Database, partnerId: string, email: string): Promise<boolean> {
  const { members } = schema;
  const found = await orm
    .select({ publicId: members.publicId })
    .from(members)
    .where(and(eq(members.partnerId, partnerId), eq(members.email, email)));
  return found.length > 0;
}

/** The same e-mail address gives the same prospect. */
async function keepProspect({ orm }: Database, partnerId: string, email: string): Promise<string> {
  const { prospects } = schema;
  const publicId = randomBytes(18).toString('base64url');
  const [kept] = await orm
    .insert(prospects)
    .values({ publicId, partnerId, email })
    .onConflictDoUpdate({ target: [prospects.partnerId, prospects.email], set: { email } })
    .returning({ publicId: prospects.publicId });
  return kept?.publicId ?? publicId;
}

export const createProspects = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .get(
      '/Members/Validate/Email',
      describeCall({
        operationId: 'validateEmail',
        summary: 'Whether an e-mail address is well formed and not yet a member’s.',
        tag: 'prospects',
        status: 200,
        answer: prospectsContract.validateEmailAnswer,
        problems: [400, 429],
      }),
      validate('query', prospectsContract.validateEmailRequest),
      async (context) => {
        const email = normalise(context.req.valid('query').email);
        await limitEmails(context, options, email);
        // Asked for every address, well formed or not: the time of an answer tells nothing.
        const isTaken = await isMember(options.database, context.get('partnerId'), email);
        const isWellFormed = prospectsContract.prospectRequest.safeParse({ email }).success;
        return context.json({ isValid: isWellFormed && !isTaken }, 200, NO_STORE);
      },
    )
    .post(
      '/Members/Prospects',
      describeCall({
        operationId: 'createProspect',
        summary: 'Remembers somebody who may join by the e-mail address alone.',
        tag: 'prospects',
        status: 201,
        answer: prospectsContract.prospectAnswer,
        problems: [400, 429],
        needsToken: true,
      }),
      validate('json', prospectsContract.prospectRequest),
      async (context) => {
        const email = normalise(context.req.valid('json').email);
        const partnerId = context.get('partnerId');
        await limitEmails(context, options, email);
        if (await isMember(options.database, partnerId, email)) {
          throw invalid([{ field: 'email', message: 'This email address is already in use' }]);
        }
        return context.json(
          { publicId: await keepProspect(options.database, partnerId, email) },
          201,
          NO_STORE,
        );
      },
    );
