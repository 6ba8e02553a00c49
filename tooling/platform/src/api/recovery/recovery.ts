import { joinsDirectly } from '@tableside/core';
import { recoveryContract } from '@tableside/api-client/contract';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context } from 'hono';

import { passwordErrors } from '../../accounts/field-errors.ts';
import { endMemberSession } from '../../accounts/member-sessions.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { passwordChangedMail } from '../../mail/index.ts';
import { acceptedSecrets } from '../../web/accepted-secrets.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { fault } from '../../web/fault.ts';
import { invalid, notFound, Problem } from '../../web/problem.ts';
import { isWithinLimit, type RateRule } from '../../web/rate-limit.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { codeOwnerOf, hashCode, isSameHash } from './recovery-code.ts';
import {
  confirmRecovery,
  finishRecovery,
  provenMember,
  takeTry,
  wasConfirmedWith,
} from './recovery-store.ts';
import { startRecovery } from './start-recovery.ts';

/**
 * Limits guesses per member across all networks. The chance of guessing one code in a million is then one in
 * a thousand per day.
 */
export const guessRule: RateRule = { name: 'recovery-guesses', limit: 1000, windowSeconds: 24 * 3600 };

const NO_STORE = { 'Cache-Control': 'no-store' };

const recoveryOver = () =>
  new Problem({
    status: 400,
    code: 'recoveryOver',
    message: 'This code is no longer valid. Please request a new one.',
  });

function directPartnerOf(context: Context<PlatformEnv>, options: ApiOptions): PartnerSettings {
  const partner = partnerOf(context, options);
  if (!joinsDirectly(partner)) throw notFound('Endpoint not found.');
  return partner;
}

const describe = (step: { operationId: string; summary: string; status: 200 | 202 }) =>
  describeCall({
    ...step,
    tag: 'recovery',
    response: recoveryContract.recoveryResponse,
    problems: [400, 404, 429],
    needsToken: true,
  });

export const createRecovery = (options: ApiOptions) =>
  new Hono<PlatformEnv>()
    .post(
      '/Members/Recover',
      describe({
        operationId: 'startRecovery',
        summary: 'Emails a verification code if the member exists. The response is the same either way.',
        status: 202,
      }),
      validate('json', recoveryContract.recoverRequest),
      async (context) => {
        const partner = await settingsToday(options.database, directPartnerOf(context, options));
        const { userName } = context.req.valid('json');
        await startRecovery(context, options, { partner, owner: codeOwnerOf(context), userName });
        return context.json({ step: 'confirm' as const }, 202, NO_STORE);
      },
    )
    .post(
      '/Members/Recover/Confirm',
      describe({
        operationId: 'confirmRecovery',
        summary:
          'Verifies the emailed code, in the browser that requested it. A member with a password ' +
          'chooses a new one next; a membership without a profile continues with the join form and ' +
          'receives its email address for it.',
        status: 200,
      }),
      validate('json', recoveryContract.confirmRecoveryRequest),
      async (context) => {
        directPartnerOf(context, options);
        const { database, now } = options;
        const owner = codeOwnerOf(context);
        const { code } = context.req.valid('json');
        const given = acceptedSecrets(options).map((secret) => hashCode(secret, owner, code));
        const confirmed = async () => {
          const member = await provenMember(database, owner, now());
          if (!member) throw recoveryOver();
          const { email, passwordHash } = member;
          return passwordHash === null
            ? context.json({ step: 'join' as const, email }, 200, NO_STORE)
            : context.json({ step: 'update' as const }, 200, NO_STORE);
        };
        const taken = await takeTry(database, owner, now());
        if (!taken) {
          if (await wasConfirmedWith(database, owner, given, now())) return confirmed();
          throw recoveryOver();
        }
        const guess = {
          partnerId: owner.partnerId,
          rule: guessRule,
          subject: taken.memberId ?? owner.sessionHash,
          item: context.get('requestId'),
        };
        const isCompared = await isWithinLimit(database, guess, now());
        const isRight = given.some((hash) => isSameHash(hash, taken.codeHash));
        if (isCompared && isRight && taken.memberId !== null) {
          if (await confirmRecovery(database, owner, taken.codeHash, now())) return confirmed();
          throw recoveryOver();
        }
        if (taken.triesLeft === 0) throw recoveryOver();
        throw invalid([fault('code', 'wrongCode')]);
      },
    )
    .post(
      '/Members/Recover/Update',
      describe({
        operationId: 'updateRecovery',
        summary:
          'Sets the new password, in the browser that verified the code. Ends all of the member’s ' +
          'sessions.',
        status: 200,
      }),
      validate('json', recoveryContract.updateRecoveryRequest),
      async (context) => {
        const partner = directPartnerOf(context, options);
        const { database, passwords, mailer, now } = options;
        const owner = codeOwnerOf(context);
        const member = await provenMember(database, owner, now());
        if (!member || member.passwordHash === null) throw recoveryOver();
        const { publicId: memberId, memberNumber, email } = member;
        const { password, passwordConfirm } = context.req.valid('json');
        const faults = passwordErrors({ password, passwordConfirm, memberNumber });
        if (faults.length > 0) throw invalid(faults);
        const passwordHash = await passwords.hash(password);
        if (!(await finishRecovery(database, owner, { memberId, passwordHash, now: now() }))) {
          throw recoveryOver();
        }
        mailer.writeMailLater(passwordChangedMail(partner, email));
        // A new session id makes the old one useless to anyone who knows it.
        await endMemberSession(context, options);
        return context.json({ step: 'success' as const }, 200, NO_STORE);
      },
    );
