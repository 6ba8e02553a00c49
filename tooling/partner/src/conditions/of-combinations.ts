import { currencyOf, hasMembers, joinsBySso, joinsDirectly, requiresAddress } from '@tableside/core';
import { schemaAt } from '@tableside/partner-config/schema';

import { at, type Condition } from './condition.ts';

const usualPattern = schemaAt(['partnerNumberPattern'])?.default;

export const ofCombinations: readonly Condition[] = [
  ...(schemaAt(['currencyType'])?.enum ?? []).map((type) =>
    at(
      'CFG-03',
      `members earn ${String(type)}s`,
      ({ settings }) => hasMembers(settings) && settings.currencyType === type,
    ),
  ),
  at(
    'CFG-16',
    'both versions of text messages are on',
    ({ settings }) => settings.hasSmsOptIn && settings.hasSmsOptInV2,
  ),
  at(
    'CFG-16',
    'people join where only version one is on',
    ({ settings }) => joinsDirectly(settings) && settings.hasSmsOptIn && !settings.hasSmsOptInV2,
  ),
  at(
    'CFG-16',
    'people join where only version two is on',
    ({ settings }) => joinsDirectly(settings) && !settings.hasSmsOptIn && settings.hasSmsOptInV2,
  ),
  at(
    'CFG-28 CON-27',
    'copy names the short code of the partner',
    ({ settings, texts }) => settings.shortCode !== null && texts.includes('{{short_code}}'),
  ),
  at(
    'CFG-17 ENR-06',
    'people who sign in through the partner fill in the join form',
    ({ settings }) => joinsBySso(settings) && !settings.hasAutoEnroll,
  ),
  at(
    'VAL-12',
    'the join form asks for a number of the usual form',
    ({ settings }) =>
      joinsDirectly(settings) && settings.hasPPN && settings.partnerNumberPattern === usualPattern,
  ),
  at(
    'VAL-12',
    'the join form asks for a number of another form',
    ({ settings }) =>
      joinsDirectly(settings) && settings.hasPPN && settings.partnerNumberPattern !== usualPattern,
  ),
  at(
    'PRO-06 ENR-02',
    'the full address is required',
    ({ settings }) => joinsDirectly(settings) && requiresAddress(settings),
  ),
  at(
    'PRO-06 ENR-02',
    'it would be, but members earn credits',
    ({ settings }) => joinsDirectly(settings) && settings.fullAddressRequired && !requiresAddress(settings),
  ),
  at(
    'ACC-03',
    'the overview shows a rate in units',
    ({ settings }) => settings.showEarnRate && !currencyOf(settings).isMoney,
  ),
  at(
    'ACC-03',
    'the overview shows a percentage',
    ({ settings }) => settings.showEarnRate && currencyOf(settings).isMoney,
  ),
  at(
    'ACC-07',
    'the referral link has a campaign of the partner',
    ({ settings, content }) =>
      content.accountCenter.referralLink !== undefined && settings.referral.utmCampaign !== 'member_referral',
  ),
  at(
    'ACC-07',
    'the referral link has the usual campaign',
    ({ settings, content }) =>
      content.accountCenter.referralLink !== undefined && settings.referral.utmCampaign === 'member_referral',
  ),
  at(
    'ACC-09',
    'there is no referral box',
    ({ settings, content }) => hasMembers(settings) && content.accountCenter.referralLink === undefined,
  ),
  at(
    'ACC-22',
    'the account has groups of links',
    ({ content }) => content.accountCenter.linkGroups.length > 0,
  ),
  at(
    'RES-06',
    'a reservation earns another bonus than 50',
    ({ settings }) => settings.hasReservationBonus && settings.reservationBonusPoints !== 50,
  ),
  at(
    'RES-06',
    'a reservation earns the usual bonus',
    ({ settings }) => settings.hasReservationBonus && settings.reservationBonusPoints === 50,
  ),
  at(
    'CHR-18',
    'an app is in one store only',
    ({ settings: { appStoreLinks } }) =>
      (appStoreLinks.apple === undefined) !== (appStoreLinks.google === undefined),
  ),
];
