import * as z from 'zod';

export const antiForgeryResponse = z
  .object({ csrfToken: z.string().min(1) })
  .meta({ id: 'AntiForgeryToken' });
export type AntiForgeryResponse = z.infer<typeof antiForgeryResponse>;
