import {
  cardTypes,
  claimActors,
  claimErrors,
  claimReasons,
  claimStates,
  pictureErrors,
  rewardStatuses,
  weekdays,
  type Claim,
  type ClaimFinding,
} from '@tableside/core';

import {
  count,
  filledText,
  flag,
  lenient,
  listOf,
  moment,
  object,
  oneOf,
  optional,
  plainDate,
  text,
  unreadable,
  type Reader,
} from '../../client/reader.ts';
import type { AddPictureResponse, ClaimBody } from './claims.contract.ts';

type FindingOf<K extends ClaimFinding['kind']> = Extract<ClaimFinding, { kind: K }>;

const findingReaders: { readonly [K in ClaimFinding['kind']]: Reader<FindingOf<K>> } = {
  recordFound: object<FindingOf<'recordFound'>>({
    kind: oneOf(['recordFound']),
    transactionId: text,
    visitDate: plainDate,
    status: oneOf(rewardStatuses),
  }),
  cardLinkedLater: object<FindingOf<'cardLinkedLater'>>({
    kind: oneOf(['cardLinkedLater']),
    linkedOn: plainDate,
  }),
  dayWithoutReward: object<FindingOf<'dayWithoutReward'>>({
    kind: oneOf(['dayWithoutReward']),
    earnDays: listOf(oneOf(weekdays)),
  }),
  restaurantNotInProgram: object<FindingOf<'restaurantNotInProgram'>>({
    kind: oneOf(['restaurantNotInProgram']),
    since: optional(plainDate),
  }),
};

const readKind = object<Pick<ClaimFinding, 'kind'>>({
  kind: oneOf(Object.keys(findingReaders) as ClaimFinding['kind'][]),
});

const readFindingList = listOf<ClaimFinding>((value) => findingReaders[readKind(value).kind](value));

export const readFindings = object<{ readonly findings: readonly ClaimFinding[] }>({
  findings: readFindingList,
});

const reason = lenient(oneOf(claimReasons));

const readClaimBody = object<Omit<Claim, 'hasMerchantPage'> & Pick<ClaimBody, 'activeMerchant'>>({
  reference: filledText,
  merchantId: text,
  merchantName: text,
  merchantCity: text,
  activeMerchant: flag,
  visitDate: plainDate,
  billCents: count,
  card: object<Claim['card']>({ cardType: optional(oneOf(cardTypes)), lastFour: text }),
  state: oneOf(claimStates),
  reason,
  transactionId: optional(text),
  events: listOf(
    object<Claim['events'][number]>({
      at: moment,
      by: oneOf(claimActors),
      state: oneOf(claimStates),
      reason,
    }),
  ),
  pictureCount: count,
});

export const readClaim: Reader<Claim> = (value) => {
  const { activeMerchant, ...claim } = readClaimBody(value);
  return { ...claim, hasMerchantPage: activeMerchant };
};

export const readClaims: Reader<readonly Claim[]> = (value) =>
  listOf(lenient(readClaim))(value).filter((claim) => claim !== undefined);

/** A claim that was sent. It is not new if the member has reported the visit before. */
export interface SentClaim {
  readonly claim: Claim;
  readonly isNew: boolean;
}

export const readSentClaim = object<SentClaim>({ claim: readClaim, isNew: flag });

export const readPicture = object<AddPictureResponse>({ pictureId: filledText });

export type ClaimRefusal =
  | { readonly code: 'tooEarly'; readonly firstDay: Claim['visitDate'] }
  | { readonly code: 'tooLate'; readonly lastDay: Claim['visitDate'] }
  | { readonly code: 'findingsChanged'; readonly findings: readonly ClaimFinding[] }
  | { readonly code: 'tooManyOpen' | 'pictureUnknown' };

const readRefusalBody = object<{
  readonly code: (typeof claimErrors)[number];
  readonly firstDay?: Claim['visitDate'] | undefined;
  readonly lastDay?: Claim['visitDate'] | undefined;
  readonly findings?: readonly ClaimFinding[] | undefined;
}>({
  code: oneOf(claimErrors),
  firstDay: optional(plainDate),
  lastDay: optional(plainDate),
  findings: optional(readFindingList),
});

/** Reads the refusal of a claim. Throws `ApiError` "unreadable" if it is another error. */
export function readClaimRefusal(body: unknown): ClaimRefusal {
  const { code, firstDay, lastDay, findings } = readRefusalBody(body);
  switch (code) {
    case 'tooEarly':
      if (firstDay === undefined) throw unreadable();
      return { code, firstDay };
    case 'tooLate':
      if (lastDay === undefined) throw unreadable();
      return { code, lastDay };
    case 'findingsChanged':
      if (findings === undefined) throw unreadable();
      return { code, findings };
    case 'tooManyOpen':
    case 'pictureUnknown':
      return { code };
  }
}

export const readPictureError = oneOf(pictureErrors);
