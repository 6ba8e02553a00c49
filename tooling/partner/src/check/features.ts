import { hasMembers } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';

/** The settings that the rules depend on. */
export type EnrollmentSettings = Pick<PartnerSettings, 'enrollmentType'>;

const everyPartner = () => true;

/**
 * The features that each partner's app composes. Features for members are excluded from apps without members,
 * so that their code is not deployed.
 */
export const featureRules: Readonly<Record<string, (partner: EnrollmentSettings) => boolean>> = {
  chrome: everyPartner,
  earn: everyPartner,
  home: everyPartner,
  merchant: everyPartner,
  search: everyPartner,
  'sign-in': hasMembers,
  enrolment: hasMembers,
  activation: hasMembers,
  account: hasMembers,
  surveys: everyPartner,
};

/** Returns the names of the features that a partner's settings require. */
export const featuresOf = (partner: EnrollmentSettings): string[] =>
  Object.keys(featureRules)
    .filter((name) => featureRules[name]?.(partner))
    .sort();
