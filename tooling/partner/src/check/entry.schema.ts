import * as z from 'zod';

const linkUrl = z
  .string()
  .regex(
    /^(?:\/(?![/\\])\S*|https?:\/\/\S+|(?:mailto|tel|sms):\S+)$/,
    'write a path, or http(s), mailto, tel or sms',
  );
const image = z.string().regex(/^(?:\/(?!\/)|https:\/\/)\S+$/, 'write a path or an https address');
const copy = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'write a slug: a to z, 0 to 9, - and _');

const responsiveText = { text_mobile: copy, text_desktop: copy.optional() };
const category = { category: z.enum(['bonus', 'earn', 'enrollment']).optional() };
const linkTarget = { url: linkUrl, new_tab: z.boolean().optional() };

const block = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('body_text'),
    fields: z.strictObject({ ...responsiveText, ...category }),
  }),
  z.strictObject({ type: z.literal('title'), fields: z.strictObject({ ...responsiveText, ...category }) }),
  z.strictObject({
    type: z.enum(['button', 'standalone_link']),
    fields: z.strictObject({ ...responsiveText, ...category, ...linkTarget }),
  }),
  z.strictObject({
    type: z.literal('merchant_carousel'),
    fields: z.strictObject({
      headline: copy,
      body: z.string().default(''),
      link: z.strictObject({ text: copy, url: linkUrl }).optional(),
      query: z.string().regex(/^[\w=&%+.-]*$/, 'write a query without its question mark'),
      ...category,
    }),
  }),
]);

const banner = z.strictObject({
  image: image.optional(),
  image_mobile: image.optional(),
  image_alt_text: copy.optional(),
  image_mobile_alt_text: z.string().default(''),
  image_x_position: z.string().optional(),
  image_y_position: z.string().optional(),
  enable_banner: z.boolean(),
  include_welcome_message: z.boolean().optional(),
  include_prospect_email: z.boolean().optional(),
});

const pageFields = {
  browser_title: copy.optional(),
  stage: z.enum(['activation', 'activated']).optional(),
  banner: banner.optional(),
  banner_text: copy.optional(),
  main_column: z.array(block).default([]),
  side_column: z.array(block).default([]),
  disclaimer: copy.optional(),
};

const footerLink = z.strictObject({ text: copy, ...linkTarget });
const navLink = z.strictObject({ ...responsiveText, url: linkUrl });

const entry = <Fields extends z.ZodType>(fields: Fields) =>
  z.strictObject({
    slug,
    name: z.string().optional(),
    draft: z.boolean().optional(),
    fields,
  });

const currencyName = z.string().trim().min(1).max(40).optional();
const rate = z.number().positive().optional();

const global = z.discriminatedUnion('slug', [
  z.strictObject({
    slug: z.literal('earn'),
    draft: z.boolean().optional(),
    fields: z.strictObject({
      banner_text: copy,
      currency_singular: currencyName,
      currency_plural: currencyName,
      points_per_dollar: rate,
      basic_points_per_dollar: rate,
      vip_points_per_dollar: rate,
    }),
  }),
  z.strictObject({
    slug: z.literal('footer'),
    draft: z.boolean().optional(),
    fields: z.strictObject({
      primary_links: z.array(footerLink),
      secondary_links: z.array(footerLink),
      disclaimer: copy.optional(),
    }),
  }),
  z.strictObject({
    slug: z.literal('navbar'),
    draft: z.boolean().optional(),
    fields: z.strictObject({
      links: z.array(navLink),
      copy: z.record(z.string().regex(/^[a-z]\w*\.\w+$/, 'write <area>.<key>'), copy).default({}),
    }),
  }),
]);

const surveyUrls = (key: string) => z.array(z.strictObject({ [key]: z.string().startsWith('/') }));

const earnBanner = {
  order: z.number().int(),
  image: image.optional(),
  text: z.array(copy).min(1),
  user_states: z.array(z.int().min(0).max(3)).min(1).optional(),
};

export const groupSchemas = {
  '*': z.array(global),
  home: z.array(
    entry(
      z.strictObject({
        user_states: z.array(z.union([z.number().int().min(0).max(3), z.literal('none')])),
        banner_text: copy,
        image: image.optional(),
      }),
    ),
  ),
  discover: z.array(entry(z.strictObject(pageFields))),
  tier_1_activation: z.array(entry(z.strictObject(pageFields))),
  // An entry is a survey in the page, or the text of a page around one.
  surveys: z.array(
    entry(
      z.union([
        z.strictObject({
          text: copy,
          id: copy,
          delay_timeout: z.number().min(0).optional(),
          cookie_timeout: z.number().min(0).optional(),
          url_allow_list: surveyUrls('url_allowed').optional(),
          url_disallow_list: surveyUrls('url_disallowed').optional(),
        }),
        z.strictObject({ title: copy, text: copy }),
      ]),
    ),
  ),
  account_center: z.array(
    entry(
      z.strictObject({
        referral_link: z.strictObject({ is_enabled: z.boolean(), title: copy, description: copy }),
        link_groups: z.array(z.strictObject({ title: copy, links: z.array(footerLink).min(1) })).default([]),
      }),
    ),
  ),
  announcement_banner: z.array(
    entry(
      z.strictObject({
        banner_copy: z
          .array(
            z.discriminatedUnion('type', [
              z.strictObject({ type: z.literal('text'), copy }),
              z.strictObject({ type: z.literal('link'), copy, ...linkTarget }),
            ]),
          )
          .min(1),
        tooltip_copy: copy.optional(),
      }),
    ),
  ),
  earn_details: z.array(entry(z.strictObject({ ...pageFields, url: z.string().min(1) }))),
  earn_banner: z.array(
    entry(
      z
        .strictObject({
          ...earnBanner,
          type: z.literal('bonus'),
          code: z.string().min(1),
          days_to_display: z.number().int().min(0).optional(),
          app_only_bonus: z.boolean().optional(),
          app_text: copy.optional(),
        })
        .or(z.strictObject({ ...earnBanner, url: linkUrl.optional() })),
    ),
  ),
  popup: z.array(
    entry(
      z.strictObject({
        body_text: copy,
        audience: z
          .array(z.enum(['visitor', 'joining', 'member']))
          .min(1)
          .optional(),
      }),
    ),
  ),
  sidebar: z.array(entry(z.strictObject({ page_text: z.array(copy).min(1) }))),
} as const;
