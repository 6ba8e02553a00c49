import { createHash } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';

/** Common formats of member numbers, which are letters followed by digits, most common first. */
const shapes = [3, 0, 2, 1, 4].flatMap((letters) =>
  [9, 10, 8, 12, 7, 11, 6, 13, 5, 14, 4, 15, 16].map((digits) => ({ letters, digits })),
);

export function memberNumberFor(
  { id, partnerNumberPattern }: Pick<PartnerSettings, 'id' | 'partnerNumberPattern'>,
  name: string,
): string | undefined {
  const digest = createHash('sha256').update(`member number\n${id}\n${name}`).digest();
  const allDigits = [...digest].map((byte) => byte % 10).join('');
  const pattern = new RegExp(partnerNumberPattern);
  return shapes
    .map(({ letters, digits }) => 'DINE'.slice(0, letters) + allDigits.slice(0, digits))
    .find((number) => pattern.test(number));
}
