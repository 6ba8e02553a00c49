import { loadPartner } from './schema/load-partner.ts';
import type { PartnerFile, PartnerSettings } from './schema/partner.schema.ts';

const light =
  'surface surfaceRaised surfaceSunken actionText accentSoft accentText textOnBrand mapPinText surfaceHeader focusOnBrand border';
const dark =
  'surfaceBrand text textMuted textOnHeader borderStrong focus focusOnHeader action actionHover link accent textOnAccentSoft success warning danger rating mapPin';
const paint = (names: string, value: string) => names.split(' ').map((name) => [name, value] as const);
const colors = Object.fromEntries([
  ...paint(light, '#ffffff'),
  ...paint(dark, '#202020'),
]) as PartnerFile['brand']['colors'];

export const minimalPartner: PartnerFile = {
  id: 'sample',
  name: 'Sample',
  programName: 'Sample Plates',
  siteUrl: 'https://dining.sample.example',
  routeMeta: { '*': { title: 'Sample Plates', description: 'Dine and earn.' } },
  customerSupport: {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'mailto:help@sample.example', display: 'help@sample.example' },
  },
  links: { terms: 'https://sample.example/terms', privacy: 'https://sample.example/privacy' },
  brand: { colors },
};

/**
 * Returns the minimal partner with changes, validated and completed with defaults. If it is invalid, throws
 * an error with all problems.
 */
export function partnerWith(changes: Partial<PartnerFile> = {}): PartnerSettings {
  const { partner, problems } = loadPartner({ ...minimalPartner, ...changes });
  if (!partner) throw new Error(problems.map(({ path, message }) => `${path} ${message}`).join('\n'));
  return partner;
}

/**
 * A partner for each enrollment type. They have at least two of everything that a partner can have several
 * of, flags that differ from each other, and values that differ from the defaults. Their currencies are
 * points, dollars and credits, while that of `minimalPartner` is miles. To test what differs by partner, use
 * all of them: `test.each(Object.values(partnersByKind))('HIS-02.a … ($enrollmentType)', (partner) => …)`.
 */
export const partnersByKind: Readonly<Record<PartnerSettings['enrollmentType'], PartnerFile>> = {
  sso: {
    ...minimalPartner,
    id: 'starline',
    name: 'Starline',
    programName: 'Starline Suppers',
    siteUrl: 'https://suppers.starline.example',
    campaignCode: 'SUPPER-7',
    enrollmentType: 'sso',
    currencyType: 'Point',
    currencyNames: { singular: 'star', plural: 'stars' },
    earn: {
      pointsPerDollar: 4,
      basicPointsPerDollar: 2,
      vipPointsPerDollar: 9,
      counts: { tip: true, tax: true, onlineOrders: false, giftCards: false, pinDebit: null },
    },
    showEarnRate: true,
    hasVIP: true,
    partnerNumberPattern: '^[A-Z]{2}\\d{7}$',
    memberNumberLabel: 'Star number',
    ssoLoginUrl: '/SignIn',
    ssoModal: { partnerAccountName: 'Starline ID' },
    fullAddressRequired: true,
    profile: { hideEmailOptIn: true },
    cardTypesAccepted: ['AMEX', 'VISA'],
    maxLinkedCards: 3,
    hasPartnerLoadedCards: true,
    homePage: 'discover',
    hasDiscoverPage: true,
    acclaimedEnabled: true,
    acclaimed2Enabled: true,
    openTableReservationsEnabled: true,
    hasReservationBonus: true,
    reservationBonusPoints: 175,
    hasFlexOffers: true,
    hasVisitClaims: true,
    claims: { windowDays: 45 },
    autoBonus: { code: 'ABOARD900', enrollmentSource: 'boarding-pass', withinHours: 36 },
    referral: { utmSource: 'crew', utmMedium: 'letter', utmCampaign: 'bring_a_guest' },
    generalModalType: 'first-supper',
    extraRoutes: [
      { path: '/terms', slug: 'terms' },
      { path: '/privacy', slug: 'privacy' },
    ],
    customerSupport: {
      phone: { href: 'tel:+18005550111', formatted: '800 555 0111' },
      email: { href: 'https://www.starline.example/contact', display: 'Starline Support' },
    },
    links: {
      terms: '/terms',
      privacy: '/privacy',
      findMemberNumber: 'https://www.starline.example/number',
      events: 'https://www.starline.example/evenings',
    },
    termsVersion: '2026-3',
    footer: {
      logos: [
        { src: 'program.svg', alt: 'Starline program' },
        {
          src: 'https://www.starline.example/mark.svg',
          alt: 'Starline mark',
          href: 'https://www.starline.example',
        },
      ],
    },
  },
  direct: {
    ...minimalPartner,
    id: 'market',
    name: 'Market',
    programName: 'Market Meals',
    siteUrl: 'https://meals.market.example',
    campaignCode: 'MEALS',
    enrollmentType: 'direct',
    currencyType: 'Dollar',
    currencyNames: { singular: 'market dollar', plural: 'market dollars' },
    hasPPN: false,
    hasVIP: true,
    hasSmsOptIn: true,
    hasSmsOptInV2: true,
    shortCode: '55501',
    cardTypesAccepted: ['DISC', 'MAST'],
    maxLinkedCards: 2,
    directFileFeedOptInRequired: true,
    hasDiscoverPage: true,
    acclaimedEnabled: true,
    openTableReservationsEnabled: true,
    hasEarnEstimate: true,
    appOnlyBonusCode: 'POCKET5',
    hasPWAInstallBanner: true,
    appStoreLinks: {
      apple: 'https://apps.apple.com/us/app/id1000000009',
      google: 'https://play.google.com/store/apps/details?id=example.market',
    },
    appAnnouncementModal: 'pocket',
    minimumAppVersion: '3.4.1',
    nativeApp: { userAgentToken: 'MarketApp' },
    typeformCode: 'MMsurvey2',
    customerSupport: {
      phone: { href: 'tel:+18005550122', formatted: '1 (800) 555-0122' },
      email: { href: 'care@market.example', display: 'care@market.example' },
    },
    termsVersion: '7',
  },
  none: {
    ...minimalPartner,
    id: 'ringtone',
    name: 'Ringtone',
    programName: 'Ringtone Dines',
    siteUrl: 'https://dines.ringtone.example',
    enrollmentType: 'none',
    currencyType: 'Credit',
    currencyNames: { singular: 'bill credit', plural: 'bill credits' },
    hasPPN: false,
    cardTypesAccepted: ['MAST', 'VISA'],
    cmsRoute: '/content',
    footer: { hideLogos: true, logos: [{ src: 'program.svg', alt: 'Ringtone program' }] },
  },
};
