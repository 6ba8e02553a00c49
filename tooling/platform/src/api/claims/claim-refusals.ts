import type { claimsContract } from '@tableside/api-client/contract';
import { claimDays, claimTiming, type ClaimError, type ClaimFinding, type PlainDate } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { Problem } from '../../web/problem.ts';

const messages: Readonly<Record<ClaimError, string>> = {
  tooEarly: 'This visit cannot be reported yet.',
  tooLate: 'This visit can no longer be reported.',
  tooManyOpen: 'Too many claims are open.',
  pictureUnknown: 'A picture is unknown or was sent too long ago.',
  findingsChanged: 'Something was found that the member has not seen.',
};

type Facts = Pick<claimsContract.ClaimRefusalBody, 'firstDay' | 'lastDay' | 'findings'>;

export const claimProblem = (code: ClaimError, facts: Facts = {}) =>
  new Problem({ status: 400, code, message: messages[code], facts });

export function refuseWrongTime(
  visitDate: PlainDate,
  { claims: { windowDays } }: PartnerSettings,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): void {
  const timing = claimTiming(visitDate, { now: now.getTime(), timeZone, windowDays });
  const { first, last } = claimDays(visitDate, windowDays);
  if (timing === 'tooEarly') throw claimProblem(timing, { firstDay: first });
  if (timing === 'tooLate') throw claimProblem(timing, { lastDay: last });
}

/** Copies the findings, because the response type has mutable lists. */
export const findingBodies = (
  findings: readonly ClaimFinding[],
): claimsContract.CheckClaimResponse['findings'] =>
  findings.map((finding) =>
    finding.kind === 'dayWithoutReward' ? { ...finding, earnDays: [...finding.earnDays] } : finding,
  );
