import * as z from 'zod';

export const surveyHostResponse = z
  .object({ url: z.url().meta({ description: 'Base URL; forms are at /to/{code}.' }) })
  .meta({ id: 'SurveyHost' });
export type SurveyHostResponse = z.infer<typeof surveyHostResponse>;
