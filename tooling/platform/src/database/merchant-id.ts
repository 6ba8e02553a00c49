/** The column is a 32-bit integer, and PostgreSQL rejects a query with a larger number. */
export const LARGEST_MERCHANT_ID = 2 ** 31 - 1;

export function parseMerchantId(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_MERCHANT_ID ? id : undefined;
}
