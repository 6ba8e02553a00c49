import * as z from 'zod';

/** GET /api/SurveyHost: the origin of the service that shows surveys and review forms. */
export const surveyHostAnswer = z
  .object({ url: z.url().meta({ description: 'Base URL; forms are at /to/{code}.' }) })
  .meta({ id: 'SurveyHost' });
export type SurveyHostAnswer = z.infer<typeof surveyHostAnswer>;
