import * as z from 'zod';

/** GET /api/v2/Places/{place} and /api/v2/Places/{place}/{cuisine} (FND-05): a place with a page of its own. */
export const placeAnswer = z
  .object({
    name: z.string().meta({ description: 'City and state, as a search finds them: "Chicago, IL".' }),
    cuisine: z.string().optional(),
    count: z
      .number()
      .int()
      .meta({ description: 'The number of restaurants in it, of the cuisine if named.' }),
  })
  .meta({ id: 'Place' });
export type PlaceAnswer = z.infer<typeof placeAnswer>;
