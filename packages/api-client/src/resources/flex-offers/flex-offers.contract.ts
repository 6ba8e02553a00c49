import * as z from 'zod';

/** GET /api/merchants/{merchantId}/flex-offers/members/{publicId} (API-13). Null if there is no offer. */
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
