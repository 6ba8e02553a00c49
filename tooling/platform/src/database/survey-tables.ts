import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What people answered in surveys that are no reviews. Nobody needs to be known for them. */
export const surveyResponses = pgTable('survey_responses', {
  /** Given with the page: what is sent again has one effect. */
  id: uuid().primaryKey(),
  partnerId: text('partner_id').notNull(),
  formCode: text('form_code').notNull(),
  /** The survey, or the campaign that somebody came with. */
  campaign: text().notNull().default(''),
  /** The path of the page around the form. */
  path: text().notNull().default(''),
  answers: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
  completedAt: timestamp('completed_at', { withTimezone: true }).notNull().defaultNow(),
});
