import { Hono } from 'hono';
import * as z from 'zod';

import { describeCall } from '../../web/describe.ts';
import { limitBody } from '../../web/limit-body.ts';
import { networkSubject } from '../../web/network-key.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { Problem } from '../../web/problem.ts';
import { limitRate, type RateRule } from '../../web/rate-limit.ts';
import { readJson } from '../../web/read-json.ts';
import type { ApiOptions } from '../api-options.ts';
import { readViolations } from './read-violations.ts';

const perNetwork: RateRule = { name: 'violations-network', limit: 60, windowSeconds: 600 };
const perPartner: RateRule = { name: 'violations-partner', limit: 2000, windowSeconds: 600 };

const types = /^application\/(csp-report|reports\+json)\b/;

const response = z.object({ accepted: z.int().min(0) });

export const createViolations = ({ database, secret, now, countViolation }: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Violations',
    describeCall({
      operationId: 'postViolations',
      summary:
        'Counts what browsers refused by the policy of a page or because of the integrity of a script. Of a ' +
        'report only the directive and the two addresses are logged, without query and ids.',
      tag: 'impressions',
      status: 200,
      response,
      files: ['application/csp-report', 'application/reports+json'],
      problems: [400, 429],
    }),
    limitBody,
    async (context) => {
      const { req } = context;
      const violations = types.test(req.header('Content-Type') ?? '')
        ? readViolations(readJson(await req.text()))
        : undefined;
      if (!violations)
        throw new Problem({ status: 400, code: 'unreadable', message: 'This is no report of a browser.' });
      const partnerId = context.get('partnerId');
      const item = context.get('requestId');
      const weight = violations.length;
      const subject = networkSubject(secret, context.get('clientAddress'));
      await limitRate(database, { partnerId, rule: perNetwork, subject, item, weight }, now());
      await limitRate(database, { partnerId, rule: perPartner, subject: '', item, weight }, now());
      for (const violation of violations) {
        countViolation?.(partnerId, violation);
        context.get('log').warn({ violation }, 'a browser refused something');
      }
      return context.json({ accepted: violations.length }, 200, { 'Cache-Control': 'no-store' });
    },
  );
