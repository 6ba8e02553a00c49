import { deviceKinds } from '@tableside/core';
import * as z from 'zod';

export const sessionsResponse = z
  .object({
    sessions: z.array(
      z.object({
        id: z.string().meta({ description: 'Names the session in this list. It opens nothing.' }),
        browser: z.string().nullable(),
        device: z.enum(deviceKinds).nullable(),
        begunAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        isThis: z.boolean().meta({ description: 'Whether it is the session of this call.' }),
      }),
    ),
  })
  .meta({ id: 'MemberSessions' });
export type SessionsResponse = z.infer<typeof sessionsResponse>;
