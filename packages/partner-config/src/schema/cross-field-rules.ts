import { currencyOf, hasMembers, joinsBySso, joinsDirectly, routeAt } from '@tableside/core';

import type { PartnerSettings } from './partner.schema.ts';
import { secureFrameError } from './secure-frame-error.ts';
import { hasPage } from './has-page.ts';

/** A problem of one setting: its path, and a sentence that says how to fix it. */
export interface PartnerProblem {
  readonly path: string;
  readonly message: string;
}

type Rule = (partner: PartnerSettings) => PartnerProblem | false | readonly PartnerProblem[];

export const isRegExp = (source: string): boolean => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
};

const needAccounts = [
  'showEarnRate',
  'hasVIP',
  'hasFlexOffers',
  'hasEarnEstimate',
  'hasVisitClaims',
  'hasPartnerLoadedCards',
  'directFileFeedOptInRequired',
  'fullAddressRequired',
  'autoBonus',
  'appOnlyBonusCode',
] as const;

const rules: readonly Rule[] = [
  (p) =>
    p.homePage === 'discover' &&
    !p.hasDiscoverPage && {
      path: 'homePage',
      message: 'is "discover", but hasDiscoverPage is false: enable the page or choose "howItWorks"',
    },
  (p) =>
    p.hasAutoEnroll &&
    !joinsBySso(p) && {
      path: 'hasAutoEnroll',
      message: `needs enrollmentType "sso", which is "${p.enrollmentType}"`,
    },
  (p) =>
    p.ssoModal !== null &&
    !joinsBySso(p) && {
      path: 'ssoModal',
      message: `needs enrollmentType "sso", which is "${p.enrollmentType}"`,
    },
  (p) =>
    p.profile.emailChange === 'online' &&
    !joinsDirectly(p) && {
      path: 'profile.emailChange',
      message: `is "online", which needs enrollmentType "direct": it is "${p.enrollmentType}", and the email address is not ours to change`,
    },
  (p) =>
    p.autoBonus !== null &&
    p.hasAutoEnroll && {
      path: 'autoBonus',
      message: 'needs the join form, which says where a member comes from: hasAutoEnroll skips it',
    },
  (p) =>
    p.hasReservationBonus &&
    !p.openTableReservationsEnabled && {
      path: 'hasReservationBonus',
      message: 'needs openTableReservationsEnabled: there is no reservation that could earn a bonus',
    },
  (p) =>
    p.acclaimed2Enabled &&
    !p.acclaimedEnabled && {
      path: 'acclaimed2Enabled',
      message: 'needs acclaimedEnabled: the second level builds on the first',
    },
  (p) =>
    !hasMembers(p) &&
    (p.hasSmsOptIn || p.hasSmsOptInV2) && {
      path: p.hasSmsOptIn ? 'hasSmsOptIn' : 'hasSmsOptInV2',
      message: 'has no effect without members: enrollmentType is "none"',
    },
  (p) =>
    !isRegExp(p.partnerNumberPattern) && {
      path: 'partnerNumberPattern',
      message: 'is not a regular expression',
    },
  (p) =>
    p.minimumAppVersion !== null &&
    p.appStoreLinks.apple === undefined &&
    p.appStoreLinks.google === undefined && {
      path: 'minimumAppVersion',
      message: 'needs appStoreLinks: an app that must be updated needs a store to go to',
    },
  (p) =>
    p.appOnlyBonusCode !== null &&
    p.appStoreLinks.apple === undefined &&
    p.appStoreLinks.google === undefined && {
      path: 'appOnlyBonusCode',
      message: 'needs appStoreLinks: a bonus of the app needs a store that has the app',
    },
  (p) =>
    !hasMembers(p)
      ? needAccounts
          .filter((name) => p[name])
          .map((name) => ({ path: name, message: 'needs members, but enrollmentType is "none"' }))
      : [],
  (p) =>
    new Set(p.cardTypesAccepted).size < p.cardTypesAccepted.length && {
      path: 'cardTypesAccepted',
      message: 'lists a card network twice',
    },
  (p) => {
    const message = secureFrameError(p);
    return message !== undefined && { path: 'secureFrame.url', message };
  },
  (p) =>
    p.earn.pointsPerDollar !== null &&
    currencyOf({ currencyType: p.currencyType }).isMoney && {
      path: 'earn.pointsPerDollar',
      message: `promises units for each $1, but rates in ${p.currencyType} are a share of the bill`,
    },
  (p) =>
    p.earn.pointsPerDollar === null &&
    (p.earn.basicPointsPerDollar !== null || p.earn.vipPointsPerDollar !== null) && {
      path: 'earn.pointsPerDollar',
      message: 'is required with the rates of basic members or VIPs',
    },
  (p) =>
    p.extraRoutes.flatMap(({ path }, index, all) => {
      const where = `extraRoutes.${index}.path`;
      if (routeAt(path)) return [{ path: where, message: `is ${path}, which is a built-in page` }];
      const isSecond = all.findIndex((route) => route.path === path) !== index;
      return isSecond ? [{ path: where, message: `is ${path}, which is a duplicate` }] : [];
    }),
  (p) =>
    Object.keys(p.routeMeta)
      .filter((path) => path !== '*' && !hasPage(p, path))
      .map((path) => ({
        path: `routeMeta.${path}`,
        message: 'describes a page that this partner does not have',
      })),
  (p) =>
    Object.entries({
      'links.terms': p.links.terms,
      'links.privacy': p.links.privacy,
      'links.financialIncentive': p.links.financialIncentive,
      'links.findMemberNumber': p.links.findMemberNumber,
      'links.events': p.links.events,
    })
      .filter(([, target]) => target?.startsWith('/') && !hasPage(p, target))
      .map(([path, target]) => ({
        path,
        message: `points to ${target}, a page that this partner does not have`,
      })),
  (p) =>
    p.footer.logos.flatMap(({ href }, index) =>
      href?.startsWith('/') && !hasPage(p, href)
        ? [
            {
              path: `footer.logos.${index}.href`,
              message: `points to ${href}, a page that this partner does not have`,
            },
          ]
        : [],
    ),
  (p) =>
    !('*' in p.routeMeta) && {
      path: 'routeMeta',
      message: 'needs an entry "*" for paths without an entry',
    },
];

/** Thrown when a rule reads an invalid setting, and always caught in this file. */
class UnknownSetting extends Error {}

/** Applies only the rules whose settings are all valid. */
export function checkCrossFieldRules(partner: Partial<PartnerSettings>): PartnerProblem[] {
  const known = new Proxy(partner as PartnerSettings, {
    get(settings, name) {
      if (Object.hasOwn(settings, name)) return Reflect.get(settings, name) as unknown;
      throw new UnknownSetting();
    },
  });
  return rules.flatMap((rule) => {
    try {
      return rule(known) || [];
    } catch (cause) {
      if (cause instanceof UnknownSetting) return [];
      throw cause;
    }
  });
}
