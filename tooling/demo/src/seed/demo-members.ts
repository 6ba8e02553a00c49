import type { PartnerSettings } from '@tableside/partner-config';

import { inventActivity } from './activity/invent-activity.ts';
import { inventedPlaces } from './activity/places.ts';
import { bonusRows } from './bonus-rows.ts';
import { cardsOf, partnerCardRows } from './card-rows.ts';
import { profilesOf } from './people-profiles.ts';

export const demoMembers = (partner: PartnerSettings, today: Date) =>
  profilesOf(partner).map((profile) => ({
    ...profile,
    cards: cardsOf(partner, profile),
    partnerCards: partnerCardRows(partner, profile),
    bonuses: bonusRows(partner, profile, today),
    records: inventActivity(partner, profile, { places: inventedPlaces, today }).rows,
  }));
export type DemoMember = ReturnType<typeof demoMembers>[number];
