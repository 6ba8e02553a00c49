import * as z from 'zod';

export const secureFrameResponse = z
  .object({ url: z.url().meta({ description: 'On an origin other than the site’s.' }) })
  .meta({ id: 'SecureFrame' });
export type SecureFrameResponse = z.infer<typeof secureFrameResponse>;
