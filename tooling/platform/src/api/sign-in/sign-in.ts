import { joinsDirectly } from '@tableside/core';
import { signInContract } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';

import { findMemberByName, normalizeUserName, type MemberRow } from '../../accounts/find-member.ts';
import { beginMemberSession } from '../../accounts/member-sessions.ts';
import { partnerOf } from '../../accounts/partner-of.ts';
import { countSignIn } from '../../accounts/sign-in-limit.ts';
import { signInMails } from '../../accounts/sign-in-mails.ts';
import { locked, tryPassword } from '../../accounts/sign-in-tries.ts';
import { schema } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound, Problem } from '../../web/problem.ts';
import { keyedHash } from '../../web/rate-limit.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const invalidCredentials = () =>
  new Problem({ status: 401, code: 'invalidCredentials', message: 'Invalid user name or password' });

async function renewHash(
  { database: { orm }, passwords }: ApiOptions,
  { partnerId, publicId }: MemberRow,
  { hash, password }: { hash: string; password: string },
): Promise<string> {
  if (!passwords.needsRehash(hash)) return hash;
  const { members } = schema;
  const passwordHash = await passwords.hash(password);
  const renewed = await orm
    .update(members)
    .set({ passwordHash })
    .where(
      and(eq(members.partnerId, partnerId), eq(members.publicId, publicId), eq(members.passwordHash, hash)),
    )
    .returning({ publicId: members.publicId });
  return renewed.length > 0 ? passwordHash : hash;
}

export const createSignIn = (options: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/SignIn',
    describeCall({
      operationId: 'signIn',
      summary:
        'Signs a member in with a password. 202 if the email address must be updated first. 404 ' +
        'for partners with single sign-on, which have no passwords.',
      tag: 'sign-in',
      status: [200, 202],
      response: signInContract.signInResponse,
      problems: [400, 401, 404, 429],
      needsToken: true,
    }),
    validate('json', signInContract.signInRequest),
    async (context) => {
      const partner = partnerOf(context, options);
      if (!joinsDirectly(partner)) throw notFound();
      const { userName, password, rememberMe } = context.req.valid('json');
      const partnerId = context.get('partnerId');
      const takeBack = await countSignIn(context, options);
      const member = await findMemberByName(options.database, partnerId, userName);
      // An unknown name causes the same statements, takes the same time, and gets locked too.
      const subject = member?.publicId ?? `name ${keyedHash(options.secret, normalizeUserName(userName))}`;
      const hash = member?.passwordHash ?? null;
      const tried = await tryPassword(options, { partnerId, subject, password, hash });
      if (tried.outcome !== 'right' || !member || hash === null) {
        const who = keyedHash(options.secret, subject);
        context.get('log').warn({ who, outcome: tried.outcome }, 'sign-in refused');
        throw tried.outcome === 'locked' ? locked(tried) : invalidCredentials();
      }
      await takeBack();
      const session = await beginMemberSession(context, options, {
        memberId: member.publicId,
        isRemembered: rememberMe,
        provenHash: await renewHash(options, member, { hash, password }),
        ...signInMails(options.mailer, partner),
      });
      if (!session) throw invalidCredentials();
      const emailUpdateRequired = member.mustUpdateEmail;
      return context.json({ session, emailUpdateRequired }, emailUpdateRequired ? 202 : 200, {
        'Cache-Control': 'no-store',
      });
    },
  );
