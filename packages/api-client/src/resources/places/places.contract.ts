import * as z from 'zod';

const linkFields = {
  path: z.string().meta({ description: 'The path of its page below /restaurants: "chicago-il/italian".' }),
  name: z.string().meta({ description: '"Chicago, IL" for a city, "Italian" for a cuisine.' }),
  count: z.number().int().meta({ description: 'The number of restaurants on it.' }),
};
const cuisineLink = z.object(linkFields).meta({ id: 'CuisineOfPlace' });
const cityLink = z
  .object({ ...linkFields, state: z.string().meta({ description: 'The name of its state: "Illinois".' }) })
  .meta({ id: 'City' });

export const placesResponse = z
  .object({ places: z.array(cityLink).meta({ description: 'Cities by state and name.' }) })
  .meta({ id: 'Places' });
export type PlacesResponse = z.infer<typeof placesResponse>;

export const placeResponse = z
  .object({
    name: z.string().meta({ description: 'City and state, as a search finds them: "Chicago, IL".' }),
    cuisine: z.string().optional(),
    count: z
      .number()
      .int()
      .meta({ description: 'The number of restaurants in it, of the cuisine if named.' }),
    cuisines: z
      .array(cuisineLink)
      .optional()
      .meta({ description: 'Cuisines of the city with a page, but that asked for, most restaurants first.' }),
  })
  .meta({ id: 'Place' });
export type PlaceResponse = z.infer<typeof placeResponse>;
