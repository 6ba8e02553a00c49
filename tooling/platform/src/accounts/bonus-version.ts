import { createHash } from 'node:crypto';

import type { schema } from '../database/database.ts';

type BonusRow = typeof schema.memberBonuses.$inferSelect;

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
