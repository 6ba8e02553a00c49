import { createHash } from 'node:crypto';

import type { schema } from '../database/database.ts';

type BonusRow = typeof schema.memberBonuses.$inferSelect;

/** Names what a bonus offers: another version says something else to the member, or asks for something else. */
export const bonusVersion = ({
  description,
  usableUntil,
  mealsRequired,
  terms,
  isNewMemberBonus,
}: BonusRow): string =>
  createHash('sha256')
    .update(JSON.stringify([description, usableUntil, mealsRequired, terms, isNewMemberBonus]))
    .digest('base64url');
