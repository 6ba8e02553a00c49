import * as z from 'zod';

/** GET /api/CSRF (API-02). */
export const antiForgeryResponse = z
  .object({ csrfToken: z.string().min(1) })
  .meta({ id: 'AntiForgeryToken' });
export type AntiForgeryResponse = z.infer<typeof antiForgeryResponse>;
