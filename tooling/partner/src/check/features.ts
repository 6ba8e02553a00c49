import { hasMembers } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';

export type EnrollmentSettings = Pick<PartnerSettings, 'enrollmentType'>;

const everyPartner = () => true;

/**
 * Whether a partner's app must have each feature. Apps without members exclude features for members, so that
 * their code is not deployed.
 */
export const featureRules: Readonly<Record<string, (partner: EnrollmentSettings) => boolean>> = {
  chrome: everyPartner,
  earn: everyPartner,
  home: everyPartner,
  merchant: everyPartner,
  search: everyPartner,
  'sign-in': hasMembers,
  enrollment: hasMembers,
  activation: hasMembers,
  account: hasMembers,
  surveys: everyPartner,
};

export const featuresOf = (partner: EnrollmentSettings): string[] =>
  Object.keys(featureRules)
    .filter((name) => featureRules[name]?.(partner))
    .sort();
