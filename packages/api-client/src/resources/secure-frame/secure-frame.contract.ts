import * as z from 'zod';

/** GET /api/SecureFrame: where the page that takes card numbers is. */
export const secureFrameAnswer = z
  .object({ url: z.url().meta({ description: 'On an origin that is not the site’s.' }) })
  .meta({ id: 'SecureFrame' });
export type SecureFrameAnswer = z.infer<typeof secureFrameAnswer>;
