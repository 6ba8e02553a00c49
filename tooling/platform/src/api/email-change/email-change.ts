import { emailChangeContract, memberContract, prospectsContract } from '@tableside/api-client/contract';
import { joinsDirectly } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context, type MiddlewareHandler } from 'hono';

import { normalizeEmail } from '../../accounts/find-member.ts';
import { memberBody } from '../../accounts/member-body.ts';
import { beginMemberSession } from '../../accounts/member-sessions.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { proveCurrentPassword } from '../../accounts/prove-current-password.ts';
import { memberSessionOf, requireMember, unauthorized } from '../../accounts/require-member.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { acceptedSecrets } from '../../web/accepted-secrets.ts';
import { describeCall } from '../../web/describe.ts';
import { fault } from '../../web/fault.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { invalid, notFound, Problem } from '../../web/problem.ts';
import { hashSessionId } from '../../web/session.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitEmails } from '../prospects/limits.ts';
import { emailInUse } from '../prospects/taken.ts';
import { hashCode, isSameHash } from '../recovery/recovery-code.ts';
import {
  dropChange,
  finishChange,
  pendingChange,
  takeTry,
  type ChangeOwner,
  type EmailChange,
} from './email-change-store.ts';
import { sendCodes } from './send-codes.ts';

const emailChangeOver = () =>
  new Problem({
    status: 400,
    code: 'emailChangeOver',
    message: 'These codes are no longer valid. Please start again.',
  });

const isOnline = (partner: PartnerSettings) =>
  joinsDirectly(partner) && partner.profile.emailChange === 'online';

function ownerOf(context: Context<PlatformEnv>): ChangeOwner {
  const { member, id } = memberSessionOf(context);
  const { partnerId, publicId: memberId } = member;
  return { partnerId, memberId, sessionHash: hashSessionId(id) };
}

export function createEmailChange(options: ApiOptions) {
  const { database, mailer, now } = options;
  const settings = (context: Context<PlatformEnv>) => settingsToday(database, partnerOf(context, options));
  const offered: MiddlewareHandler<PlatformEnv> = async (context, next) => {
    if (!isOnline(await settings(context))) throw notFound('Email addresses are not changed here.');
    await next();
  };
  const asMember = requireMember(options, { needsAccessToken: true });
  const pendingBody = (change: Pick<EmailChange, 'newEmail'> | undefined) => ({
    pending: change ? { email: change.newEmail } : null,
  });
  const call = {
    tag: 'member',
    status: 200,
    response: emailChangeContract.emailChangeResponse,
    needsToken: true,
    needsAccessToken: true,
  } as const;

  async function send(context: Context<PlatformEnv>, newEmail: string): Promise<void> {
    const { member } = memberSessionOf(context);
    const partner = await settings(context);
    const item = context.get('requestId');
    await sendCodes(options, { partner, member, owner: ownerOf(context), newEmail, item });
  }

  async function finish(context: Context<PlatformEnv>, change: EmailChange) {
    const owner = ownerOf(context);
    try {
      return await finishChange(database, mailer, { owner, change, partner: await settings(context) });
    } catch (cause) {
      if (!isUniqueViolation(cause, 'members_email')) throw cause;
      await dropChange(database, owner);
      throw new Problem({ status: 400, code: 'emailInUse', message: emailInUse.message });
    }
  }

  return new Hono<PlatformEnv>()
    .get(
      '/Member/EmailChange',
      describeCall({
        ...call,
        operationId: 'getEmailChange',
        summary:
          'The change of the email address that waits for its codes in this browser, if any. 404 in a ' +
          'program where email addresses are not changed online.',
        problems: [401, 404],
        needsToken: false,
      }),
      asMember,
      offered,
      async (context) => context.json(pendingBody(await pendingChange(database, ownerOf(context), now()))),
    )
    .post(
      '/Member/EmailChange',
      describeCall({
        ...call,
        operationId: 'startEmailChange',
        summary:
          'Emails a code to the present address and one to the new address, and replaces a pending change ' +
          'of the member. The response is the same if another member has the new address. Code "locked" ' +
          'after too many incorrect current passwords.',
        status: 202,
        problems: [400, 401, 404, 429],
      }),
      asMember,
      offered,
      validate('json', emailChangeContract.startEmailChangeRequest),
      async (context) => {
        const { member } = memberSessionOf(context);
        const { email, currentPassword } = context.req.valid('json');
        if (!prospectsContract.prospectRequest.shape.email.safeParse(email).success)
          throw invalid([fault('email', 'invalidEmail')]);
        const newEmail = normalizeEmail(email);
        if (newEmail === member.email) throw invalid([fault('email', 'sameEmail')]);
        await limitEmails(context, options, newEmail);
        await proveCurrentPassword(options, member, currentPassword);
        await send(context, newEmail);
        return context.json(pendingBody({ newEmail }), 202);
      },
    )
    .post(
      '/Member/EmailChange/Codes',
      describeCall({
        ...call,
        operationId: 'resendEmailChange',
        summary:
          'Emails new codes for the pending change, which replace the former ones. 400 "emailChangeOver" ' +
          'if none is pending in this browser.',
        status: 202,
        problems: [400, 401, 404, 429],
      }),
      asMember,
      offered,
      async (context) => {
        const change = await pendingChange(database, ownerOf(context), now());
        if (!change) throw emailChangeOver();
        await send(context, change.newEmail);
        return context.json(pendingBody(change), 202);
      },
    )
    .post(
      '/Member/EmailChange/Confirm',
      describeCall({
        ...call,
        operationId: 'confirmEmailChange',
        summary:
          'Changes the email address by the codes of both mailboxes, in the browser that requested them. ' +
          'Ends all of the member’s sessions and gives this browser a new one. 400 "emailChangeOver" for ' +
          'codes that expired or had too many attempts, "emailInUse" if another member got the address ' +
          'meanwhile.',
        response: memberContract.memberResponse,
        problems: [400, 401, 404],
      }),
      asMember,
      offered,
      validate('json', emailChangeContract.confirmEmailChangeRequest),
      async (context) => {
        const owner = ownerOf(context);
        const codes = context.req.valid('json');
        const change = await takeTry(database, owner, now());
        if (!change) throw emailChangeOver();
        const isRight = (code: string, stored: string) =>
          acceptedSecrets(options).some((secret) => isSameHash(hashCode(secret, owner, code), stored));
        const faults = [
          ...(isRight(codes.oldCode, change.oldCodeHash) ? [] : [fault('oldCode', 'wrongCode')]),
          ...(isRight(codes.newCode, change.newCodeHash) ? [] : [fault('newCode', 'wrongCode')]),
        ];
        if (faults.length > 0) throw change.triesLeft === 0 ? emailChangeOver() : invalid(faults);
        const member = await finish(context, change);
        if (!member) throw emailChangeOver();
        const { publicId: memberId, passwordHash } = member;
        const { isRemembered } = memberSessionOf(context);
        const session = await beginMemberSession(context, options, {
          memberId,
          isRemembered,
          ...(passwordHash !== null && { provenHash: passwordHash }),
        });
        if (!session) throw unauthorized();
        return context.json(await memberBody(database, member, session));
      },
    )
    .delete(
      '/Member/EmailChange',
      describeCall({
        ...call,
        operationId: 'cancelEmailChange',
        summary: 'Gives the pending change of this browser up. Succeeds if there is none.',
        problems: [400, 401, 404],
      }),
      asMember,
      offered,
      async (context) => {
        await dropChange(database, ownerOf(context));
        return context.json(pendingBody(undefined));
      },
    );
}
