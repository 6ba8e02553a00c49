import {
  bonusStatuses,
  copyStateOf,
  copyStates,
  deliveries,
  giftCardBrands,
  isForState,
  joinsBySso,
  memberTypes,
  redemptionStatuses,
  rewardSources,
  rewardStatuses,
  transactionTypes,
  type CopyState,
} from '@tableside/core';
import type { DemoMember } from '@tableside/demo/seed';

import { of, type Condition, type Site } from './condition.ts';

const isEnrolled = ({ isKnownOnly, memberType = 'EnrolledCardMember' }: DemoMember) =>
  !isKnownOnly && memberType === 'EnrolledCardMember';
const isKnown = (person: DemoMember) => person.isKnownOnly === true;
const freeCards = ({ cards }: DemoMember, { settings }: Site) => settings.maxLinkedCards - cards.length;
const MOST_SELECTED = 12;

function stateOf({ isKnownOnly, tier = 2, bonuses }: DemoMember): CopyState {
  const [type] = memberTypes;
  return isKnownOnly
    ? 'anonymous'
    : copyStateOf({
        kind: 'member',
        publicId: '',
        memberType: type,
        tier,
        firstName: '',
        email: '',
        hasEmailOptIn: tier >= 2,
        hasEligibleNewMemberBonus: bonuses.some((bonus) => bonus.isEligibleForNewMemberBonus ?? false),
      });
}

const records = (rows: string, when: string, isMet: (record: DemoMember['records'][number]) => boolean) =>
  of(rows, when, (person) => person.records.some(isMet));

export const ofPeople: readonly Condition[] = [
  ...memberTypes.map((type) =>
    of(
      'SES-03 SES-04',
      `a member is a ${type}`,
      ({ isKnownOnly, memberType = 'EnrolledCardMember' }) => !isKnownOnly && memberType === type,
    ),
  ),
  ...([0, 1, 2, 3] as const).map((tier) =>
    of('SES-06', `somebody is of tier ${tier}`, (person) => (person.tier ?? 2) === tier),
  ),
  ...copyStates.map((state) =>
    of(
      'HOM-09',
      `the home page has a banner for ${state}`,
      (person, { content }) =>
        stateOf(person) === state && content.home.some(({ userStates }) => isForState(userStates, state)),
    ),
  ),
  of('AUT-12 ROU-11', 'a member must change the address', ({ mustUpdateEmail }) => mustUpdateEmail === true),
  of('ACT-03', 'a member has activated and is active', (p) => !isKnown(p) && p.isActive !== false),
  of('ACT-04', 'a member has activated and is not active', (p) => !isKnown(p) && p.isActive === false),
  of('ACT-05', 'somebody has activated and has no profile', (p) => isKnown(p) && p.tier !== 1),
  of('ACT-06', 'somebody can activate', (p) => isKnown(p) && p.tier === 1),
  of(
    'MER-28.a',
    'a member has a personal offer',
    (p, { settings }) => settings.hasFlexOffers && p.hasPersonalOffers === true,
  ),
  of(
    'RES-16',
    'bookings of a member are refused',
    (p, { settings }) => settings.openTableReservationsEnabled && p.bookingRefusal === 'fraud',
  ),
  of(
    'RES-17',
    'a member’s account for bookings is deactivated',
    (p, { settings }) => settings.openTableReservationsEnabled && p.bookingRefusal === 'deactivated',
  ),
  of(
    'ENR-09',
    'a closed account sees cards of the partner',
    (p) => p.memberType === 'ClosedAccountMember' && p.partnerCards.length > 0,
  ),
  of(
    'ENR-09 CRD-29',
    'a closed account types a card',
    (p) => p.memberType === 'ClosedAccountMember' && p.partnerCards.length === 0,
  ),
  of('CRD-06', 'a member can link more cards', (p, site) => isEnrolled(p) && freeCards(p, site) > 0),
  of(
    'CRD-07 VAL-20',
    'a member has as many cards as allowed',
    (p, site) => isEnrolled(p) && freeCards(p, site) === 0,
  ),
  of(
    'CRD-08',
    'a member with a card is offered those of the partner',
    (p) => isEnrolled(p) && p.partnerCards.length > 0,
  ),
  of('CRD-12', 'a member has one card', ({ cards }) => cards.length === 1),
  of('CRD-15', 'a member has more', ({ cards }) => cards.length > 1),
  of(
    'CRD-27 ERR-15',
    'more than twelve cards are offered, and twelve can be selected',
    (p, site) => p.partnerCards.length > MOST_SELECTED && freeCards(p, site) > MOST_SELECTED,
  ),
  of(
    'CRD-27 CRD-28',
    'more cards are offered than can still be linked',
    (p, site) =>
      freeCards(p, site) > 0 &&
      p.partnerCards.length > freeCards(p, site) &&
      freeCards(p, site) < MOST_SELECTED,
  ),
  of(
    'CRD-09',
    'a member links a card with consent to the feed',
    (p, { settings }) => isEnrolled(p) && settings.directFileFeedOptInRequired,
  ),
  of(
    'VAL-19',
    'a member types a card where not every network is accepted',
    (p, { settings }) => isEnrolled(p) && settings.cardTypesAccepted.length < 4,
  ),
  of('ACC-04', 'a member has visits of this year', ({ year }) => year !== undefined && year.dines > 0),
  of('ACC-04', 'a program counts no visits of a member', (p) => isEnrolled(p) && p.year === undefined),
  ...['Building', 'QualifiedAndBuilding', 'Qualified', 'Renewing', 'Complete'].map((status) =>
    of(
      'ACC-05 ACC-20 ACC-21',
      `a member’s VIP status is ${status}`,
      ({ year }, { settings }) => settings.hasVIP && year?.status === status,
    ),
  ),
  ...bonusStatuses.map((status) =>
    of('ACC-10 ACC-12 ACC-16', `a bonus with a banner is ${status}`, ({ bonuses }, { content }) =>
      bonuses.some(
        (own) => own.status === status && content.earnBanners.some(({ bonus }) => bonus?.code === own.code),
      ),
    ),
  ),
  of('ACC-17', 'the banner of a bonus has had its days', ({ bonuses }, { content }) =>
    bonuses.some(({ code }) =>
      content.earnBanners.some(({ bonus }) => bonus?.code === code && bonus.daysToDisplay !== undefined),
    ),
  ),
  of(
    'ACC-18',
    'a bonus is for the app alone, and the app is in a store',
    ({ bonuses }, { settings, content }) =>
      settings.appStoreLinks.apple !== undefined &&
      bonuses.some(({ code }) =>
        content.earnBanners.some(({ bonus }) => bonus?.code === code && bonus.isAppOnly),
      ),
  ),
  of('ACC-19', 'a member from the chosen source has the automatic bonus', ({ bonuses }, { settings }) =>
    bonuses.some(({ code }) => code === settings.autoBonus?.code),
  ),
  of('HIS-06', 'a member has no activity', (p) => isEnrolled(p) && p.records.length === 0),
  of('HIS-04', 'a member has more than a page of activity', (p) => p.records.length > 50),
  ...transactionTypes.map((type) =>
    records('HIS-09', `a visit is ${type}`, (r) => r.transactionType === type),
  ),
  ...rewardStatuses.map((status) =>
    records('HIS-11', `a reward is ${status}`, (r) => r.recordType === 'Transaction' && r.status === status),
  ),
  ...rewardSources.map((source) =>
    records('HIS-22', `a reward’s source is ${source}`, (r) => r.rewardSource === source),
  ),
  ...redemptionStatuses.map((status) =>
    records('HIS-23', `a credit is ${status}`, (r) => r.status === status),
  ),
  ...deliveries.map((delivery) =>
    records('HIS-10 HIS-23', `a credit goes to a ${delivery}`, (r) => r.targetType === delivery),
  ),
  ...giftCardBrands.map((brand) =>
    records('HIS-23', `a credit is a gift card of ${brand}`, (r) => r.benefitProcessor === brand),
  ),
  of(
    'PRO-04',
    'a member’s names come from the partner',
    (p, { settings }) => isEnrolled(p) && joinsBySso(settings),
  ),
  of(
    'PRO-14',
    'a member who opted out of mail opts in beside the form',
    (p, { settings }) => p.tier === 0 && settings.profile.hideEmailOptIn,
  ),
];
