import * as z from 'zod';

/** GET /api/SurveyHost: the origin of the service that shows surveys and review forms. */
export const surveyHostResponse = z
  .object({ url: z.url().meta({ description: 'Base URL; forms are at /to/{code}.' }) })
  .meta({ id: 'SurveyHost' });
export type SurveyHostResponse = z.infer<typeof surveyHostResponse>;
