import { dishMarks } from '@tableside/core';
import * as z from 'zod';

const dish = z.object({
  name: z.string().min(1),
  description: z.string().optional(),
  priceCents: z
    .number()
    .int()
    .nonnegative()
    .optional()
    .meta({ description: 'US cents; absent if the menu names no price.' }),
  note: z.string().optional().meta({ description: 'Such as "market price" or "for two".' }),
  marks: z.array(z.enum(dishMarks)).optional(),
});

export const menuResponse = z
  .object({
    sections: z.array(
      z.object({ name: z.string().min(1), description: z.string().optional(), dishes: z.array(dish) }),
    ),
    note: z
      .string()
      .optional()
      .meta({ description: 'What belongs to all dishes, such as a service charge.' }),
  })
  .meta({ id: 'Menu' });
export type MenuResponse = z.infer<typeof menuResponse>;
