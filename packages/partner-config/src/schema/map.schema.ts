import * as z from 'zod';

import { webAddress } from './web-address.ts';

export const mapSchema = z
  .strictObject({
    styleUrl: webAddress
      .nullable()
      .default(null)
      .describe('URL of a MapLibre style; null uses the built-in basemap.'),
    pins: z
      .enum(['value', 'price', 'rating'])
      .default('value')
      .describe(
        'What the pins of the search show: what the restaurant earns this visitor today, its price, or its rating. Where a pin has no value or price to show, it shows the rating.',
      ),
  })
  .prefault({});
