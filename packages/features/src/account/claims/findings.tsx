import {
  merchantHref,
  routes,
  weekdayOfDay,
  weekdays,
  type ClaimFinding,
  type PlainDate,
  type RewardStatus,
  type Weekday,
} from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { Card } from '@tableside/ui/card';
import { Info } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';

import { formatLongDay } from '../recent-activity/days.ts';
import type { ClaimMerchant, ClaimValues } from './claim.values.ts';
import { claimsCopy, type ClaimsKey } from './claims.copy.ts';
import * as styles from './report-visit.styles.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const recordSentences = {
  Awarded: 'recordFoundAwarded',
  Pending: 'recordFoundPending',
  Forfeit: 'recordFoundForfeit',
  Paid: 'recordFoundPaid',
  Deferred: 'recordFoundDeferred',
} as const satisfies Readonly<Record<RewardStatus, ClaimsKey>>;

const longWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
/** January 4, 1970 was a Sunday. */
const nameOf = (weekday: Weekday) =>
  longWeekday.format(new Date(Date.UTC(1970, 0, 4 + weekdays.indexOf(weekday))));
const listed = new Intl.ListFormat('en-US');

interface FindingCopy {
  readonly title: ClaimsKey;
  readonly sentence: ClaimsKey;
  readonly values: Parameters<ReturnType<typeof useCopyParts<ClaimsKey>>>[1];
  readonly href: string;
  readonly see: ClaimsKey;
}

const day = (date: PlainDate) => <span>{formatLongDay(date)}</span>;

function findingCopy(
  finding: ClaimFinding,
  { id, name: merchant }: ClaimMerchant,
  visitDate: PlainDate,
): FindingCopy {
  switch (finding.kind) {
    case 'recordFound':
      return {
        title: 'recordFoundTitle',
        sentence: recordSentences[finding.status],
        values: { merchant, day: day(finding.visitDate) },
        href: routes.activity.path,
        see: 'recordFoundSee',
      };
    case 'cardLinkedLater':
      return {
        title: 'cardLinkedLaterTitle',
        sentence: 'cardLinkedLater',
        values: { linkedOn: day(finding.linkedOn), day: day(visitDate) },
        href: routes.cards.path,
        see: 'cardLinkedLaterSee',
      };
    case 'dayWithoutReward': {
      const { earnDays } = finding;
      return {
        title: 'dayWithoutRewardTitle',
        sentence: earnDays.length > 0 ? 'dayWithoutReward' : 'dayWithoutRewardNone',
        values: {
          merchant,
          earnDays: <span>{listed.format(earnDays.map(nameOf))}</span>,
          weekday: <span>{nameOf(weekdayOfDay(visitDate))}</span>,
        },
        href: merchantHref(id),
        see: 'restaurantSee',
      };
    }
    case 'restaurantNotInProgram': {
      const { since } = finding;
      return {
        title: 'restaurantNotInProgramTitle',
        sentence: since === undefined ? 'restaurantLeft' : 'restaurantNotInProgram',
        values: { merchant, day: day(visitDate), ...(since !== undefined && { since: day(since) }) },
        href: merchantHref(id),
        see: 'restaurantSee',
      };
    }
  }
}

export interface FindingsProps {
  readonly findings: readonly ClaimFinding[];
  readonly values: ClaimValues;
  readonly isSending: boolean;
  readonly onSendAnyway: () => void;
  readonly onChange: () => void;
}

export function Findings({ findings, values, isSending, onSendAnyway, onChange }: FindingsProps) {
  const copy = useCopy(claimsCopy);
  const parts = useCopyParts(claimsCopy);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { merchant } = values.restaurant;
  if (merchant === undefined) return null;
  return (
    <Card css={styles.sheet}>
      <div css={styles.part}>
        <Title level={2} size="medium" ref={heading} tabIndex={-1} css={styles.heading}>
          {copy('findingsTitle')}
        </Title>
        <p css={styles.words}>{copy('findingsIntro')}</p>
      </div>
      <ul css={styles.findings}>
        {findings.map((finding) => {
          const {
            title,
            sentence,
            values: facts,
            href,
            see,
          } = findingCopy(finding, merchant, values.visitDate as PlainDate);
          return (
            <li key={finding.kind} css={styles.finding}>
              <Info size={20} aria-hidden="true" />
              <div css={styles.part}>
                <Title level={3} size="small">
                  {copy(title)}
                </Title>
                <p css={styles.words}>{parts(sentence, facts)}</p>
                <div>
                  <ButtonLink variant="secondary" size="small" href={href}>
                    {copy(see)}
                  </ButtonLink>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div css={styles.ways}>
        <Button
          variant="primary"
          isLoading={isSending}
          loadingLabel={copy.text('sending')}
          onClick={onSendAnyway}
        >
          {copy('sendAnyway')}
        </Button>
        <Button variant="tertiary" onClick={onChange}>
          {copy('changeClaim')}
        </Button>
      </div>
    </Card>
  );
}
