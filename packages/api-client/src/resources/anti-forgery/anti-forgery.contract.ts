import * as z from 'zod';

/** GET /api/CSRF (API-02). */
export const antiForgeryAnswer = z.object({ csrfToken: z.string().min(1) }).meta({ id: 'AntiForgeryToken' });
export type AntiForgeryAnswer = z.infer<typeof antiForgeryAnswer>;
