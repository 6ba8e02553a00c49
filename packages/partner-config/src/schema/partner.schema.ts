import { cardCodes, currencyTypes, enrollmentTypes } from '@tableside/core';
import * as z from 'zod';

import { brandSchema } from './brand.schema.ts';
import { claimsSchema } from './claims.schema.ts';
import { countsSchema } from './counts.schema.ts';
import { customerSupportSchema } from './customer-support.schema.ts';
import { mapSchema } from './map.schema.ts';
import { nativeAppSchema } from './native-app.schema.ts';
import { webAddress } from './web-address.ts';

const path = z
  .string()
  .regex(/^\/[A-Za-z0-9/_.~-]*$/, 'must be a path that starts with / and has no query')
  .describe('A path of the site.');
const linkTarget = z
  .string()
  .regex(/^(\/(?!\/)\S*|https?:\/\/\S+)$/, 'must be a path that starts with a single / or an http(s) URL');
const origin = z.string().regex(/^https?:\/\/[^/\s]+$/, 'must be an origin: scheme, host and port, no path');
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'write a slug: a to z, 0 to 9, - and _');
const name = z.string().min(1).max(64);
const version = z.string().regex(/^\d+(\.\d+){0,2}$/, 'must be a version such as 2, 2.10 or 2.10.0');

const pageMeta = z
  .strictObject({
    title: z.string().min(1).describe('document.title and the title of search results.'),
    description: z.string().min(1).describe('meta description.'),
    keywords: z.string().default('').describe('meta keywords, comma-separated.'),
  })
  .meta({ id: 'PageMeta' });

const toggle = (description: string, value = false) => z.boolean().default(value).describe(description);

/** A name that copy contains. Pages would show any markup in it as text. */
const plainName = z
  .string()
  .min(1)
  .regex(/^[^<>]*$/, 'must be a name without markup');

/** Every setting of a partner. Keys from the specification keep its spelling. */
export const partnerSchema = z
  .strictObject({
    $schema: z.string().optional().describe('JSON Schema with which editors validate this file.'),
    id: slug.describe('Names this file, the assets folder, the app and the host.'),
    name: plainName.describe('Partner name as shown to diners.'),
    programName: plainName.describe('Program name as shown to diners.'),
    siteUrl: origin.describe('Public URL of the site, without a path. Used for sharing and canonical links.'),
    campaignCode: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Sent with every search; omitted when null.'),

    currencyType: z.enum(currencyTypes).default('Mile').describe('What members earn.'),
    currencyNames: z
      .strictObject({ singular: plainName, plural: plainName })
      .optional()
      .describe('Names of the currency; by default those of currencyType.'),
    earn: z
      .strictObject({
        pointsPerDollar: z
          .number()
          .positive()
          .nullable()
          .default(null)
          .describe('Units earned per $1 spent, if the program has a fixed rate.'),
        basicPointsPerDollar: z
          .number()
          .positive()
          .nullable()
          .default(null)
          .describe('The same for members who have opted out of email; defaults to pointsPerDollar.'),
        vipPointsPerDollar: z
          .number()
          .positive()
          .nullable()
          .default(null)
          .describe('Minimum that VIPs earn per $1; defaults to pointsPerDollar.'),
        counts: countsSchema,
      })
      .prefault({}),
    showEarnRate: toggle('Shows the earning rate on the account overview.'),
    hasVIP: toggle('The program has a VIP tier.'),

    enrollmentType: z
      .enum(enrollmentTypes)
      .default('direct')
      .describe("How people join: not on this site, with a password, or with the partner's single sign-on."),
    hasAutoEnroll: toggle(
      'Users who arrive by single sign-on skip the join form and continue by adding a card.',
    ),
    hasPPN: toggle('Members have a partner program number, which the join form requests.', true),
    partnerNumberPattern: z
      .string()
      .default('^[A-Za-z]{3}\\d{1,15}$')
      .describe('The regular expression that a partner number must match.'),
    memberNumberLabel: z.string().default('Member number').describe('Label of the partner number.'),
    ssoLoginUrl: linkTarget.default('/Login').describe('URL that starts single sign-on.'),
    ssoModal: z
      .strictObject({
        partnerAccountName: z
          .string()
          .min(1)
          .describe('Name of the partner account that simplifies joining.'),
      })
      .nullable()
      .default(null)
      .describe("Shows a one-time dialog that recommends the partner's sign-in."),
    hasSmsOptIn: toggle('Offers text messages, version 1: enabled while a phone number is given.'),
    hasSmsOptInV2: toggle(
      'Offers text messages, version 2: with a consent dialog. Takes precedence over version 1.',
    ),
    fullAddressRequired: toggle('Street, city and state are required in the profile.'),
    profile: z
      .strictObject({
        hideEmailOptIn: toggle(
          'Removes the email preference from the profile form; members who have opted out can opt in ' +
            'next to it.',
        ),
        emailChange: z
          .enum(['support', 'online'])
          .default('support')
          .describe('Email addresses are changed by `support`, or `online` with a code from each mailbox.'),
      })
      .prefault({}),

    cardTypesAccepted: z
      .array(z.enum(cardCodes))
      .min(1)
      .default([...cardCodes])
      .describe('The card networks that can be linked: American Express, Discover, Mastercard, Visa.'),
    maxLinkedCards: z
      .number()
      .int()
      .min(1)
      .max(50)
      .default(12)
      .describe('Maximum number of linked cards per member; enforced by the server.'),
    hasPartnerLoadedCards: toggle('Members can choose from cards provided by the partner.'),
    directFileFeedOptInRequired: toggle(
      "Linking a card requires the member's consent to the partner's direct file feed.",
    ),
    secureFrame: z
      .strictObject({
        url: webAddress
          .nullable()
          .default(null)
          .describe(
            "URL of the page that collects card numbers, on an origin other than the site's; null uses " +
              'the URL from the server.',
          ),
      })
      .prefault({}),

    homePage: z.enum(['howItWorks', 'discover']).default('howItWorks').describe('The page at /.'),
    hasDiscoverPage: toggle('The site has /discover.'),
    acclaimedEnabled: toggle('Shows and filters by the first acclaimed level.'),
    acclaimed2Enabled: toggle('Shows and filters by the second acclaimed level.'),
    openTableReservationsEnabled: toggle('Tables can be reserved through the booking provider.'),
    hasReservationBonus: toggle('A reservation earns a bonus.'),
    reservationBonusPoints: z.number().int().min(0).default(50).describe('The reservation bonus, in points.'),
    hasFlexOffers: toggle("Requests a personal offer on a merchant's page."),
    hasSavedPlaces: toggle('Restaurants can be saved, and searched for among the saved ones.'),
    hasVisitClaims: toggle('Members can report a visit whose reward is missing on the site.'),
    claims: claimsSchema,
    hasEarnEstimate: toggle("Shows an estimate of a dinner's rewards on a merchant's page."),
    autoBonus: z
      .strictObject({
        code: z.string().min(1),
        enrollmentSource: z.string().min(1),
        withinHours: z.number().int().positive().default(2160),
      })
      .nullable()
      .default(null)
      .describe('The bonus that new members of one enrollment source get automatically.'),
    appOnlyBonusCode: z
      .string()
      .nullable()
      .default(null)
      .describe('The bonus that can only be registered for in the native app.'),
    referral: z
      .strictObject({
        utmSource: z.string().default('referral').describe('utm_source of the referral link.'),
        utmMedium: z.string().default('web').describe('utm_medium of the referral link.'),
        utmCampaign: z.string().default('member_referral').describe('utm_campaign of the referral link.'),
      })
      .prefault({})
      .describe('The campaign parameters of a referral link.'),

    hasPWAInstallBanner: toggle('Offers to install the site.'),
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
      .describe('Store pages of the native app; each shows a badge.'),
    appAnnouncementModal: slug
      .nullable()
      .default(null)
      .describe('The content entry announced inside the native app; null announces nothing.'),
    minimumAppVersion: version
      .nullable()
      .default(null)
      .describe('Minimum supported version of the native app.'),
    nativeApp: nativeAppSchema,
    typeformCode: z.string().nullable().default(null).describe('The form of surveys and reviews.'),
    shortCode: z
      .string()
      .regex(/^\d{3,8}$/)
      .nullable()
      .default(null)
      .describe('The number for text messages.'),

    cmsRoute: path.default('/api/cms').describe('URL of the content API.'),
    cmsPreview: toggle('Shows drafts.'),
    content: z
      .strictObject({
        delivery: z
          .enum(['built', 'live'])
          .default('built')
          .describe(
            'Whether pages include content at build time or fetch it at run time. Always live with cmsPreview.',
          ),
      })
      .prefault({}),
    extraRoutes: z
      .array(z.strictObject({ path, slug }))
      .default([])
      .describe('Additional paths, each rendered as the content page with that slug.'),
    routeMeta: z
      .record(z.string().regex(/^(\/|\*$)/), pageMeta)
      .describe('Title, description and keywords by path; * applies to paths without an entry.'),
    customerSupport: customerSupportSchema,
    accessibility: z
      .strictObject({
        replyDays: z
          .number()
          .int()
          .min(1)
          .max(30)
          .nullable()
          .default(null)
          .describe(
            'Within how many business days support answers about accessibility, as its page says; null promises none.',
          ),
        reviewedOn: z.iso
          .date()
          .nullable()
          .default(null)
          .describe('The day of the last review of accessibility, as its page says; null names none.'),
      })
      .prefault({}),
    links: z
      .strictObject({
        terms: linkTarget.describe('Program terms.'),
        privacy: linkTarget.describe('Privacy notice.'),
        financialIncentive: linkTarget
          .nullable()
          .default(null)
          .describe('Notice of financial incentive, which is linked where people join; null shows none.'),
        findMemberNumber: linkTarget
          .nullable()
          .default(null)
          .describe('Page where members look up their number.'),
        events: linkTarget.nullable().default(null).describe("Page with the program's events."),
      })
      .describe('The targets of links in copy.'),
    termsVersion: name.default('1').describe('Names the program terms; changes when they do.'),
    footer: z
      .strictObject({
        hideLogos: toggle('Hides the partner and network logos.'),
        logos: z
          .array(
            z.strictObject({ src: z.string().min(1), alt: z.string().min(1), href: linkTarget.optional() }),
          )
          .default([])
          .describe('Footer logos in order: file names in the assets folder, or URLs.'),
      })
      .prefault({}),
    map: mapSchema,
    emulation: z
      .strictObject({
        adminOrigin: origin.nullable().default(null).describe('Origin allowed to embed the site in a frame.'),
      })
      .prefault({}),
    captcha: z
      .strictObject({
        provider: z
          .enum(['recaptcha'])
          .default('recaptcha')
          .describe('The captcha provider: reCAPTCHA v2 or a service with the same API.'),
        scriptUrl: linkTarget.default('/captcha/api.js').describe('Script URL of the captcha provider.'),
        siteKey: z.string().min(1).default('tableside').describe('Site key of the captcha provider.'),
      })
      .prefault({}),
    brand: brandSchema,
  })
  .meta({ id: 'Partner', title: 'A partner of Tableside' });

/** A partner's settings with all defaults filled in, as the application uses them (CFG-25). */
export type PartnerSettings = Omit<z.output<typeof partnerSchema>, '$schema'>;
export type PartnerFile = z.input<typeof partnerSchema>;
