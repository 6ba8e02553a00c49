import * as z from 'zod';

const rule = (what: string) =>
  z
    .boolean()
    .nullable()
    .default(null)
    .describe(`Whether ${what} earns, which pages then say; null says nothing.`);

export const countsSchema = z
  .strictObject({
    tip: rule('the tip'),
    tax: rule('the tax on a bill'),
    onlineOrders: rule('an order on the site of a restaurant'),
    giftCards: rule('buying a gift card'),
    pinDebit: rule('a debit card that is used with its PIN'),
  })
  .prefault({});
