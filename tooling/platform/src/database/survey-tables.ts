import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const surveyResponses = pgTable(
  'survey_responses',
  {
    /** Generated in the browser, so that a repeated request has no further effect. */
    id: uuid().notNull(),
    partnerId: text('partner_id').notNull(),
    formCode: text('form_code').notNull(),
    campaign: text().notNull().default(''),
    path: text().notNull().default(''),
    answers: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.id, table.partnerId] })],
);
