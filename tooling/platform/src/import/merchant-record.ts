import {
  highlights,
  isTimeZone,
  isZipCode,
  mealsServed,
  merchantFeatures,
  normalizePhone,
  phoneError,
  spendingKinds,
  usStates,
  weekdays,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import * as z from 'zod';

import { addressErrors } from '../places/address-errors.ts';
import { menuRecord } from './menu-record.ts';
import type { Columns } from './read-lines.ts';
import {
  decimal,
  filled,
  listOf,
  must,
  numeric,
  oneOf,
  parseHours,
  requiredOf,
  text,
  whole,
} from './record-fields.ts';

const webAddress = text(500).refine(
  (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  'must be a URL that starts with https:// or http://',
);
// Sites load no pictures from other origins, so a picture must be a path, which each partner's own site
// serves. Backslashes are excluded because browsers read them as slashes.
const pictureAddress = text(500).refine(
  (value) => /^\/(?!\/)[^\s\\]+$/.test(value),
  'must be a path of the site, such as /images/thai-1',
);
const phone = text(40)
  .refine((value) => phoneError(value) === undefined, 'must be a U.S. phone number')
  .transform((value) => normalizePhone(value) ?? value);

// An offset such as -05:00 knows no daylight saving time, and PostgreSQL counts it the other way.
const timeZone = text(60).refine(
  (value) => isTimeZone(value) && !/^[+-]/.test(value),
  'must be a time zone such as America/Chicago',
);

const opening = text(20).transform((value, context) => {
  const hours = parseHours(value);
  if (!hours) context.addIssue('must be written as "Mon 11:30-22:00"');
  else if (hours.opens === hours.closes && hours.opens !== '00:00')
    context.addIssue(`must not close when it opens: around the clock is "${hours.day} 00:00-00:00"`);
  else return hours;
  return z.NEVER;
});

const rate = decimal(0, 1000).optional();
const rates = z.strictObject({ '0': rate, '2': rate, '3': rate }, must('rates by tier: 0, 2 and 3'));

function benefitOf({ hasVIP }: Pick<PartnerSettings, 'hasVIP'>) {
  return z
    .strictObject({
      rates,
      days: listOf(oneOf(weekdays)).default([...weekdays]),
      requiredTier: numeric(z.literal([0, 2, 3], must('0, 2 or 3'))).default(0),
      campaignCodes: listOf(filled(60)).optional(),
      bonusText: text(300).optional(),
      maxSpend: whole(0, 1_000_000).optional(),
      maxVisitsPerMonth: whole(0, 1000).optional(),
    })
    .superRefine(({ rates, requiredTier }, context) => {
      const given = Object.entries(rates).filter(([, value]) => value !== undefined);
      if (given.length === 0) context.addIssue({ code: 'custom', path: ['rates'], message: 'is missing' });
      if (given.some(([tier]) => Number(tier) < requiredTier))
        context.addIssue({
          code: 'custom',
          path: ['rates'],
          message: 'must have no tier below requiredTier',
        });
      if (rates['3'] !== undefined && !hasVIP)
        context.addIssue({
          code: 'custom',
          path: ['rates', '3'],
          message: 'must be omitted: the partner has no VIP tier',
        });
    });
}

export const merchantRecord = (partners: readonly PartnerSettings[]) =>
  z
    .strictObject(
      {
        id: whole(1, 2_147_483_647),
        name: text(120),
        description: text(2000).optional(),
        latitude: decimal(-90, 90),
        longitude: decimal(-180, 180),
        street: text(200),
        city: text(100),
        state: z.enum(
          usStates.map(({ value }) => value),
          must('the two letters of a state'),
        ),
        zipCode: text(5).refine(isZipCode, 'must be five digits'),
        neighborhood: text(100).optional(),
        timeZone: timeZone.optional(),
        phone: phone.optional(),
        websiteUrl: webAddress.optional(),
        orderUrl: webAddress.optional(),
        menuUrl: webAddress.optional(),
        menuImageUrls: listOf(pictureAddress).default([]),
        menuImageDescriptions: listOf(text(1000)).default([]),
        menu: menuRecord.optional(),
        imageBaseUrl: pictureAddress.optional(),
        galleryUrls: listOf(pictureAddress).default([]),
        cuisines: listOf(filled(60)),
        priceLevel: whole(0, 4).default(0),
        rating: decimal(0, 5).optional(),
        ratingCount: whole(0, 100_000_000).default(0),
        highlight: oneOf(highlights.filter((highlight) => highlight !== 'new')).optional(),
        joinedOn: z.iso.date(must('a day such as 2026-03-01')),
        acclaimedLevel: whole(0, 2).default(0),
        mealsServed: listOf(oneOf(mealsServed)).default([]),
        features: listOf(oneOf(merchantFeatures)).default([]),
        hours: listOf(opening).default([]),
        reservationProviders: listOf(filled(60)).default([]),
        counted: listOf(oneOf(spendingKinds)).default([]),
        notCounted: listOf(oneOf(spendingKinds)).default([]),
        benefits: z
          .strictObject(
            Object.fromEntries(partners.map((partner) => [partner.id, benefitOf(partner).optional()])),
          )
          .default({}),
      },
      { error: ({ code }) => (code === 'invalid_type' ? 'not a merchant' : undefined) },
    )
    .superRefine((record, context) => {
      for (const { field, message } of addressErrors(record))
        context.addIssue({ code: 'custom', path: [field], message });
      if (record.menuImageDescriptions.length > record.menuImageUrls.length)
        context.addIssue({
          code: 'custom',
          path: ['menuImageDescriptions'],
          message: 'must have no more texts than menuImageUrls has pictures',
        });
      if (record.counted.some((kind) => record.notCounted.includes(kind)))
        context.addIssue({
          code: 'custom',
          path: ['notCounted'],
          message: 'must have nothing that is in counted',
        });
    });

export type MerchantRecord = z.infer<ReturnType<typeof merchantRecord>>;

export function merchantColumns(partners: readonly PartnerSettings[]): Columns {
  const { benefits: _, ...fields } = merchantRecord(partners).shape;
  const ofBenefit = partners.flatMap((partner) =>
    Object.keys(benefitOf(partner).shape)
      .flatMap((field) =>
        field === 'rates' ? Object.keys(rates.shape).map((tier) => `rates.${tier}`) : field,
      )
      .map((field) => `benefits.${partner.id}.${field}`),
  );
  return { noun: 'merchant', known: [...Object.keys(fields), ...ofBenefit], required: requiredOf(fields) };
}
