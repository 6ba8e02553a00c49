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

export interface ReferralCampaign {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
}

export function referralLink(origin: string, campaign: ReferralCampaign, publicId: string): string {
  const query = Object.entries({
    utm_source: campaign.utmSource,
    utm_medium: campaign.utmMedium,
    utm_campaign: campaign.utmCampaign,
    referrer: publicId,
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${origin}/join?${query.join('&')}`;
}
