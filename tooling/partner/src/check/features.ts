import type { PartnerSettings } from '@tableside/partner-config/schema';

/** The settings on which it depends. */
export type Asking = Pick<PartnerSettings, 'enrollmentType'>;

const everyPartner = () => true;
const whereJoined = ({ enrollmentType }: Asking) => enrollmentType !== 'none';

/**
 * Which partners' apps are composed with which feature. A feature that only members use is left out of the apps of
 * partners that nobody can join, so that none of its bytes are deployed there.
 */
export const featureRules: Readonly<Record<string, (partner: Asking) => boolean>> = {
  chrome: everyPartner,
  earn: everyPartner,
  home: everyPartner,
  merchant: everyPartner,
  search: everyPartner,
  'sign-in': whereJoined,
  enrolment: whereJoined,
  activation: whereJoined,
  account: whereJoined,
  surveys: everyPartner,
};

/** The features that a partner's settings ask for, by name. */
export const featuresOf = (partner: Asking): string[] =>
  Object.keys(featureRules)
    .filter((name) => featureRules[name]?.(partner))
    .sort();
