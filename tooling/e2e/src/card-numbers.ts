/** Test numbers that the development vault accepts. They pass the Luhn check and are not real cards. */
export const numbers = {
  visa: '4111111111111111',
  otherVisa: '4012888888881881',
  thirdVisa: '4242424242424242',
  mastercard: '5555555555554444',
  otherMastercard: '5105105105105100',
  amex: '378282246310005',
  discover: '6011111111111117',
  declined: '4000000000000002',
  expired: '4000000000000069',
  unlinkable: '4000000000000127',
  linkedElsewhere: '4000000000000101',
} as const;

const lengthsOf = (number: string) => (number.length === 15 ? [4, 6, 5] : [4, 4, 4, 4]);

export function formatInGroups(number: string, between: string): string {
  let from = 0;
  return lengthsOf(number)
    .map((length) => number.slice(from, (from += length)))
    .join(between);
}
