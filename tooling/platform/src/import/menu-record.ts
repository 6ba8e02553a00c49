import type { menusContract } from '@tableside/api-client/contract';
import { dishMarks, omitUndefined, toHundredths } from '@tableside/core';
import * as z from 'zod';

import { decimal, filled, listOf, must, oneOf, text } from './record-fields.ts';

const MOST_SECTIONS = 40;
const MOST_DISHES = 400;
const HIGHEST_PRICE = 10_000;

const price = decimal(0, HIGHEST_PRICE).refine(
  (dollars) => /^\d+(\.\d{1,2})?$/.test(String(dollars)),
  'must be dollars with two decimals at most, such as 14.50',
);

export const dishRecord = z.strictObject(
  {
    name: filled(120),
    description: text(500).optional(),
    price: price.optional(),
    note: text(120).optional(),
    marks: listOf(oneOf(dishMarks)).default([]),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'must be a dish' : undefined) },
);
const section = z.strictObject(
  {
    name: filled(80),
    description: text(300).optional(),
    dishes: listOf(dishRecord).refine((dishes) => dishes.length > 0, 'must have a dish'),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'must be a section' : undefined) },
);

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export const menuRecord = z.preprocess(
  parseJson,
  z
    .strictObject(
      {
        sections: z
          .array(section, must('a list'))
          .min(1, 'must have a section')
          .max(MOST_SECTIONS, `must have at most ${MOST_SECTIONS} sections`),
        note: text(300).optional(),
      },
      { error: ({ code }) => (code === 'invalid_type' ? 'must be a menu as JSON' : undefined) },
    )
    .refine(
      ({ sections }) => sections.reduce((sum, { dishes }) => sum + dishes.length, 0) <= MOST_DISHES,
      `must have at most ${MOST_DISHES} dishes`,
    ),
);

const unlessEmpty = (value: string | undefined) => (value === '' ? undefined : value);

export const menuOf = ({ sections, note }: z.infer<typeof menuRecord>): menusContract.MenuResponse =>
  omitUndefined({
    sections: sections.map(({ name, description, dishes }) =>
      omitUndefined({
        name,
        description: unlessEmpty(description),
        dishes: dishes.map((one) =>
          omitUndefined({
            name: one.name,
            description: unlessEmpty(one.description),
            priceCents: one.price === undefined ? undefined : toHundredths(one.price),
            note: unlessEmpty(one.note),
            marks: one.marks.length > 0 ? one.marks : undefined,
          }),
        ),
      }),
    ),
    note: unlessEmpty(note),
  });
