/** The values that tell which way somebody came, by their names on the wire (TRK-02). */
export const referralNames = [
  'utmTerm',
  'utmMedium',
  'utmCampaign',
  'utmSource',
  'utmContent',
  'referrer',
  'source',
] as const;
export type ReferralName = (typeof referralNames)[number];
export type ReferralValues = Readonly<Partial<Record<ReferralName, string>>>;
