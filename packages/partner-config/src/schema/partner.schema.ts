import * as z from 'zod';

import { brandSchema } from './brand.schema.ts';

const path = z
  .string()
  .regex(/^\/[A-Za-z0-9/_.~-]*$/, 'write a path that begins with / and has no query')
  .describe('A path of the site.');
/** A link target: a path of the site, or an absolute http(s) URL. */
const linkTarget = z
  .string()
  .regex(/^(\/(?!\/)\S*|https?:\/\/\S+)$/, 'write a path that begins with one / or an http(s) address');
const origin = z.string().regex(/^https?:\/\/[^/\s]+$/, 'write an origin: scheme, host and port, no path');
const webAddress = z.url({ protocol: /^https?$/, error: 'write an http(s) address' });
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'write a slug: a to z, 0 to 9, - and _');
const version = z.string().regex(/^\d+(\.\d+){0,2}$/, 'write a version as 2, 2.10 or 2.10.0');

const pageMeta = z
  .strictObject({
    title: z.string().min(1).describe('document.title and the title of search results.'),
    description: z.string().min(1).describe('meta description.'),
    keywords: z.string().default('').describe('meta keywords, separated by commas.'),
  })
  .meta({ id: 'PageMeta' });

const toggle = (description: string, value = false) => z.boolean().default(value).describe(description);

/** Every setting of a partner. Keys from the specification keep its spelling. */
export const partnerSchema = z
  .strictObject({
    $schema: z.string().optional().describe('The JSON Schema that editors check this file with.'),
    id: slug.describe('The name of this file, of the assets folder, of the app and of the host.'),
    name: z.string().min(1).describe('The partner as copy names it.'),
    programName: z.string().min(1).describe('The program as copy names it.'),
    siteUrl: webAddress.describe(
      'The public address of the site, for sharing and canonical links in the page source.',
    ),
    campaignCode: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Sent with every search; omitted when null.'),

    currencyType: z
      .enum(['Dollar', 'Mile', 'Point', 'Credit'])
      .default('Mile')
      .describe('What members earn.'),
    currencyNames: z
      .strictObject({ singular: z.string().min(1), plural: z.string().min(1) })
      .optional()
      .describe('The words for the currency; by default those of currencyType.'),
    earn: z
      .strictObject({
        pointsPerDollar: z
          .number()
          .positive()
          .nullable()
          .default(null)
          .describe('Units earned for each $1 spent, when the program promises a number.'),
        basicPointsPerDollar: z
          .number()
          .positive()
          .nullable()
          .default(null)
          .describe("The same for members who do not take the program's mail; pointsPerDollar without it."),
        vipPointsPerDollar: z
          .number()
          .positive()
          .nullable()
          .default(null)
          .describe('The least that VIPs earn for each $1; pointsPerDollar without it.'),
      })
      .prefault({}),
    showEarnRate: toggle('Shows the earning rate on the account overview.'),
    hasVIP: toggle('The program has a VIP tier.'),

    enrollmentType: z
      .enum(['none', 'direct', 'sso'])
      .default('direct')
      .describe("How people join: not at all here, with a password, or through the partner's own sign-in."),
    hasAutoEnroll: toggle(
      'A person who arrives by single sign-on skips the join form and goes on to add a card.',
    ),
    hasPPN: toggle('Members have a partner program number, asked for when they join.', true),
    partnerNumberPattern: z
      .string()
      .default('^[A-Za-z]{3}\\d{1,15}$')
      .describe('The regular expression that a partner number must match.'),
    memberNumberLabel: z.string().default('Member number').describe('What the partner calls its number.'),
    ssoLoginUrl: linkTarget.default('/Login').describe('The server address that starts single sign-on.'),
    ssoModal: z
      .strictObject({
        partnerAccountName: z.string().min(1).describe('The account that makes joining easier.'),
      })
      .nullable()
      .default(null)
      .describe("Shows the one-off window that recommends the partner's own log-in."),
    hasSmsOptIn: toggle('Offers text messages, first version: on while a phone number is given.'),
    hasSmsOptInV2: toggle(
      'Offers text messages, second version: with a consent window. Wins over the first.',
    ),
    fullAddressRequired: toggle('Street, city and state are required in the profile.'),
    profile: z
      .strictObject({
        hideEmailOptIn: toggle(
          'Leaves the choice about e-mail out of the profile form; who gets none may begin beside it.',
        ),
      })
      .prefault({}),

    cardTypesAccepted: z
      .array(z.enum(['AMEX', 'DISC', 'MAST', 'VISA']))
      .min(1)
      .default(['AMEX', 'DISC', 'MAST', 'VISA'])
      .describe('The card networks that can be linked: American Express, Discover, Mastercard, Visa.'),
    maxLinkedCards: z
      .number()
      .int()
      .min(1)
      .max(50)
      .default(12)
      .describe('The most cards one member can have linked; the server holds to it.'),
    hasPartnerLoadedCards: toggle('Members can pick from cards that the partner hands over.'),
    directFileFeedOptInRequired: toggle(
      "Linking a card needs the member's consent to the partner's direct file feed.",
    ),
    secureFrame: z
      .strictObject({
        url: webAddress
          .nullable()
          .default(null)
          .describe(
            'The page that takes card numbers, on an origin that is not the site; null takes the one that the server names.',
          ),
      })
      .prefault({}),

    homePage: z.enum(['howItWorks', 'discover']).default('howItWorks').describe('What / shows.'),
    hasDiscoverPage: toggle('The site has /discover.'),
    acclaimedEnabled: toggle('Shows and filters by the first acclaimed level.'),
    acclaimed2Enabled: toggle('Shows and filters by the second acclaimed level.'),
    openTableReservationsEnabled: toggle('Tables can be reserved through the booking provider.'),
    hasReservationBonus: toggle('A reservation earns a bonus.'),
    reservationBonusPoints: z.number().int().min(0).default(50).describe('The reservation bonus, in points.'),
    hasFlexOffers: toggle("Asks for a personal offer on a merchant's page."),
    hasEarnEstimate: toggle("Estimates on a merchant's page what a dinner earns the member."),
    autoBonus: z
      .strictObject({
        code: z.string().min(1),
        enrollmentSource: z.string().min(1),
        withinHours: z.number().int().positive().default(2160),
      })
      .nullable()
      .default(null)
      .describe('The bonus that new members of one enrolment source get by themselves.'),
    appOnlyBonusCode: z
      .string()
      .nullable()
      .default(null)
      .describe('The bonus that only the native app registers.'),
    referral: z
      .strictObject({
        utmSource: z.string().default('referral').describe('utm_source of the referral link.'),
        utmMedium: z.string().default('web').describe('utm_medium of the referral link.'),
        utmCampaign: z.string().default('member_referral').describe('utm_campaign of the referral link.'),
      })
      .prefault({})
      .describe('The campaign parameters of a referral link.'),

    hasPWAInstallBanner: toggle('Offers to install the site.'),
    hasServiceWorker: toggle(
      'Devices keep the last searches and a page for when there is no connection. Off removes what they have kept.',
      true,
    ),
    generalModalType: slug
      .nullable()
      .default(null)
      .describe('The content entry shown as a popup; null shows none.'),
    appStoreLinks: z
      .strictObject({
        apple: webAddress.optional().describe('The page of the app in the App Store.'),
        google: webAddress.optional().describe('The page of the app in the Play Store.'),
      })
      .prefault({})
      .describe('The store pages of the native app; each one given shows its badge.'),
    appAnnouncementModal: slug
      .nullable()
      .default(null)
      .describe('The content entry announced inside the native app; null announces nothing.'),
    minimumAppVersion: version.nullable().default(null).describe('The oldest native app that may be used.'),
    nativeApp: z
      .strictObject({ userAgentToken: z.string().default('DiningApp').describe('The name before /version.') })
      .prefault({}),
    typeformCode: z.string().nullable().default(null).describe('The form of surveys and reviews.'),
    shortCode: z
      .string()
      .regex(/^\d{3,8}$/)
      .nullable()
      .default(null)
      .describe('The number for text messages.'),

    cmsRoute: path.default('/api/cms').describe('Where content is asked for.'),
    cmsPreview: toggle('Shows drafts.'),
    content: z
      .strictObject({
        delivery: z
          .enum(['built', 'live'])
          .default('built')
          .describe(
            'Whether pages are made with their content when the site is built, or wait for the content service. ' +
              'With cmsPreview it is always live.',
          ),
      })
      .prefault({}),
    extraRoutes: z
      .array(z.strictObject({ path, slug }))
      .default([])
      .describe('Further paths, each shown as the content page with that slug.'),
    routeMeta: z
      .record(z.string().regex(/^(\/|\*$)/), pageMeta)
      .describe('Title, description and keywords by path; * serves every path without an entry.'),
    customerSupport: z
      .strictObject({
        phone: z.strictObject({
          href: z
            .string()
            .regex(/^tel:\+?[\d-]+$/, 'write tel: and digits')
            .describe('The link of the support phone.'),
          formatted: z.string().min(1).describe('The support phone as shown.'),
        }),
        email: z.strictObject({
          href: z
            .string()
            .regex(
              /^((mailto:)?[^@\s:/]+@[^@\s/]+|https?:\/\/\S+)$/,
              'write an e-mail address, with or without mailto:, or an http(s) address',
            )
            .describe('The link of the support e-mail.'),
          display: z.string().min(1).describe('The support e-mail as shown.'),
        }),
      })
      .describe('How members reach support.'),
    links: z
      .strictObject({
        terms: linkTarget.describe('Program terms.'),
        privacy: linkTarget.describe('Privacy notice.'),
        findMemberNumber: linkTarget.nullable().default(null).describe('Where members look up their number.'),
        events: linkTarget.nullable().default(null).describe('Events of the program.'),
      })
      .describe('The targets of links in copy.'),
    footer: z
      .strictObject({
        hideLogos: toggle('Leaves out the partner and network logos.'),
        logos: z
          .array(
            z.strictObject({ src: z.string().min(1), alt: z.string().min(1), href: linkTarget.optional() }),
          )
          .default([])
          .describe('The chain of logos: file names of the assets folder, or addresses.'),
      })
      .prefault({}),
    map: z
      .strictObject({
        styleUrl: webAddress
          .nullable()
          .default(null)
          .describe('A MapLibre style; null uses the drawn basemap.'),
      })
      .prefault({}),
    emulation: z
      .strictObject({
        adminOrigin: origin.nullable().default(null).describe('The origin that may frame the site.'),
      })
      .prefault({}),
    captcha: z
      .strictObject({
        scriptUrl: linkTarget
          .default('/captcha/api.js')
          .describe('The script of the captcha service: reCAPTCHA v2, or one that answers to its names.'),
        siteKey: z
          .string()
          .min(1)
          .default('tableside')
          .describe('What the captcha service knows the site by.'),
      })
      .prefault({}),
    brand: brandSchema,
  })
  .meta({ id: 'Partner', title: 'A partner of Tableside' });

/** A partner with all defaults filled in, as the application uses it (CFG-25). */
export type PartnerSettings = Omit<z.output<typeof partnerSchema>, '$schema'>;
/** A partner as in its JSON file. */
export type PartnerFile = z.input<typeof partnerSchema>;
