import { signInContract } from '@tableside/api-client/contract';
import { Hono } from 'hono';

import { takeTicket } from '../../accounts/emulation.ts';
import { beginMemberSession } from '../../accounts/member-sessions.ts';
import { partnerOf } from '../../accounts/partner-of.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound, Problem } from '../../web/problem.ts';
import { keyedHash } from '../../web/rate-limit.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const linkOver = () =>
  new Problem({ status: 403, code: 'linkOver', message: 'This link has expired or was already used.' });

export const createEmulation = (options: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Emulation',
    describeCall({
      operationId: 'beginEmulation',
      summary:
        'Starts a read-only session in the admin’s frame from the ticket of a signed link. A ' +
        'ticket can be used once, within one minute. 404 without EMULATION_SECRET, and for a ' +
        'partner without emulation.adminOrigin.',
      tag: 'sign-in',
      status: 200,
      response: signInContract.emulationResponse,
      problems: [400, 404],
    }),
    validate('json', signInContract.emulationRequest),
    async (context) => {
      const { emulationSecret: secret, database } = options;
      const { id: partnerId, emulation } = partnerOf(context, options);
      if (secret === undefined || emulation.adminOrigin === null || context.get('isCrossOrigin'))
        throw notFound();
      const { ticket } = context.req.valid('json');
      const taken = await takeTicket(ticket, { database, secret, partnerId }, options.now());
      if (!taken) throw linkOver();
      const { emulationId, memberId } = taken;
      const session = await beginMemberSession(context, options, {
        memberId,
        isRemembered: false,
        isReadOnly: true,
      });
      if (!session) throw linkOver();
      context.get('log').info({ emulationId, who: keyedHash(options.secret, memberId) }, 'emulation started');
      return context.json({ emulationId }, 200, { 'Cache-Control': 'no-store' });
    },
  );
