import { notEarnedReasons, rewardStatuses, toHundredths } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { PlatformEnv } from '@tableside/platform';
import { partnerOf } from '@tableside/platform/accounts';
import type { Database } from '@tableside/platform/database';
import type { Mailer } from '@tableside/platform/mail';
import { fault, invalid, validate } from '@tableside/platform/web';
import { Hono } from 'hono';
import * as z from 'zod';

import { postMeal, type MealOutcome } from './post-meal.ts';
import { describeMeal } from './describe-meal.ts';

const LARGEST_BILL_CENTS = 1_000_000;

export function billOf(amount: string): number | undefined {
  const cents = toHundredths(amount);
  return cents !== undefined && cents > 0 && cents <= LARGEST_BILL_CENTS ? cents : undefined;
}

export const dineRequest = z.strictObject({
  email: z.string().min(1).max(254),
  amount: z.string(),
  merchantId: z.int().min(1).max(2_147_483_647).optional(),
  status: z.enum(rewardStatuses).optional(),
  reason: z.enum(notEarnedReasons).optional(),
});
export type DineRequest = z.infer<typeof dineRequest>;

export interface DineResponse extends MealOutcome {
  readonly said: string;
}

interface DineOptions {
  readonly partners: readonly PartnerSettings[];
  readonly now: () => Date;
  readonly mailer: Pick<Mailer, 'writeMail'>;
}

export const createDine = (database: Database, { partners, now, mailer }: DineOptions) =>
  new Hono<PlatformEnv>().post('/dine', validate('json', dineRequest), async (context) => {
    const partner = partnerOf(context, { partners });
    const { amount, ...meal } = context.req.valid('json');
    const billCents = billOf(amount);
    if (billCents === undefined)
      throw invalid([fault('amount', 'invalid', `"${amount}" is not an amount from 0.01 to 10000.00.`)]);
    const outcome = await postMeal(database, { partner, now: now(), mailer }, { ...meal, billCents });
    const response: DineResponse = {
      ...outcome,
      said: describeMeal(partner, { ...outcome, billCents, email: meal.email }),
    };
    return context.json(response, 201, { 'Cache-Control': 'no-store' });
  });
