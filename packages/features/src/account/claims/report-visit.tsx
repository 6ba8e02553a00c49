import { memberCardsQuery, merchantQuery } from '@tableside/api-client/queries';
import { MISSING_REWARD_DAYS, type LinkedCard, type Member } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Card } from '@tableside/ui/card';
import { Loading } from '@tableside/ui/loading';
import { Skeleton } from '@tableside/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { AccountTabProps } from '../account-tab.ts';
import { ClaimForm } from './claim-form.tsx';
import { OTHER_CARD, type ClaimMerchant, type ClaimValues } from './claim.values.ts';
import { claimsCopy } from './claims.copy.ts';
import { Findings } from './findings.tsx';
import * as styles from './report-visit.styles.ts';
import { toChoice } from './restaurant-field.tsx';
import { Sent } from './sent.tsx';
import { readClaimDraft } from './use-claim-draft.ts';
import { useClaim } from './use-claim.ts';

const empty: ClaimValues = {
  restaurant: { text: '' },
  visitDate: '',
  bill: '',
  card: '',
  lastFour: '',
  pictures: [],
};

interface KnownVisit {
  readonly link: string;
  readonly merchant?: ClaimMerchant | undefined;
  readonly visitDate: string;
}

function startOf(
  owner: string,
  { link, merchant, visitDate }: KnownVisit,
  cards: readonly LinkedCard[] | undefined,
) {
  const draft = readClaimDraft(owner);
  // The draft's card may have been removed since. If the cards could not be loaded, only another card can be
  // entered.
  const cardOf = (id: string) =>
    cards === undefined || id === OTHER_CARD
      ? cards === undefined
        ? OTHER_CARD
        : id
      : cards.some((card) => card.id === id)
        ? id
        : '';
  const isOfVisit = ({ restaurant, visitDate: date }: Pick<ClaimValues, 'restaurant' | 'visitDate'>) =>
    merchant === undefined ||
    (restaurant.merchant?.id === merchant.id && (visitDate === '' || date === visitDate));
  if (draft && (draft.link === link || isOfVisit(draft.typed)))
    return { hasDraft: true, values: { ...empty, ...draft.typed, card: cardOf(draft.typed.card) } };
  return {
    hasDraft: false,
    values: { ...empty, visitDate, card: cardOf(''), ...(merchant && { restaurant: toChoice(merchant) }) },
  };
}

function Intro() {
  const copy = useCopy(claimsCopy);
  return <p css={styles.intro}>{copy('intro', { days: MISSING_REWARD_DAYS })}</p>;
}

interface ReportingProps extends KnownVisit {
  readonly member: Member;
  readonly now: number;
  readonly cards: readonly LinkedCard[] | undefined;
  readonly onReportAnother: () => void;
}

function Reporting({ member, now, cards, onReportAnother, ...known }: ReportingProps) {
  const { windowDays } = usePartner().claims;
  const rules = useMemo(() => ({ now, windowDays }), [now, windowDays]);
  const [start] = useState(() => startOf(member.publicId, known, cards));
  const { step, isSending, mapError, onSubmit, onSendAnyway, onChange } = useClaim(windowDays);
  const form = useRef<HTMLDivElement>(null);
  const isAway = useRef(false);
  useEffect(() => {
    if (isAway.current && step.kind === 'form') form.current?.focus();
    isAway.current = step.kind !== 'form';
  }, [step]);
  if (step.kind === 'sent')
    return <Sent sent={step.sent} email={member.email} onReportAnother={onReportAnother} />;
  return (
    <>
      {step.kind === 'form' && <Intro />}
      {step.kind === 'findings' && (
        <Findings
          findings={step.findings}
          values={step.values}
          isSending={isSending}
          onSendAnyway={() => void onSendAnyway()}
          onChange={onChange}
        />
      )}
      {/* Stays mounted while findings are shown, so that typed values and pictures are not lost. */}
      <div ref={form} tabIndex={-1} hidden={step.kind !== 'form'} css={styles.form}>
        <Card css={styles.sheet}>
          <ClaimForm
            owner={member.publicId}
            link={known.link}
            rules={rules}
            cards={cards}
            initialValues={start.values}
            hasDraft={start.hasDraft}
            onSubmit={onSubmit}
            mapError={mapError}
          />
        </Card>
      </div>
    </>
  );
}

function FormSkeleton() {
  const copy = useCopy(claimsCopy);
  return (
    <Card css={styles.sheet}>
      <Loading message={copy('loading')} isMessageHidden />
      {[1, 2, 3, 4].map((field) => (
        <div key={field} css={styles.part}>
          <Skeleton shape="line" width="30%" />
          <Skeleton shape="box" height={48} />
        </div>
      ))}
    </Card>
  );
}

export function ReportVisit({ member, now }: AccountTabProps) {
  const client = useApi();
  const [query] = useSearchParams();
  const merchantId = query.get('merchantId') ?? undefined;
  const cards = useQuery(memberCardsQuery(client));
  const merchant = useQuery({
    ...merchantQuery(client, merchantId ?? ''),
    enabled: merchantId !== undefined,
  });
  // Only the first answers are waited for: removing the form during a later refetch would lose what was typed.
  const isOpening = [cards, merchant].some((query) => query.isLoading && !query.isFetchedAfterMount);
  // The URL's restaurant and date apply only to the first claim.
  const [number, setNumber] = useState(0);
  const known =
    number === 0
      ? { link: query.toString(), merchant: merchant.data, visitDate: query.get('visitDate') ?? '' }
      : { link: '', visitDate: '' };
  return (
    <div css={styles.page}>
      {isOpening ? (
        <>
          <Intro />
          <FormSkeleton />
        </>
      ) : (
        <Reporting
          key={number}
          member={member}
          now={now}
          cards={cards.data}
          {...known}
          onReportAnother={() => setNumber(number + 1)}
        />
      )}
    </div>
  );
}
