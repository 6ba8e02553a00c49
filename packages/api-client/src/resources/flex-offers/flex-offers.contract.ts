import * as z from 'zod';

export const flexOfferResponse = z
  .object({
    id: z.string(),
    webMessageOfferAmount: z
      .number()
      .meta({ description: 'In the program’s currency, with at most two decimal places.' }),
  })
  .meta({ id: 'FlexOffer' })
  .nullable();
export type FlexOfferResponse = z.infer<typeof flexOfferResponse>;
