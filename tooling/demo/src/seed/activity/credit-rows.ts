import { DAY_MS } from '@tableside/core';
import { isEarned } from '@tableside/platform/dining';

import { payOut } from '@tableside/platform/dining';
import { creditRow, type RowDraft, type Story } from './rows.ts';

type Kind = Pick<RowDraft, 'status' | 'targetType' | 'targetLabel' | 'benefitProcessor'>;

const isEarning = ({ recordType, status }: RowDraft): boolean =>
  recordType === 'Transaction' && isEarned(status);

function manyKinds({ cards: [card], email }: Story): Kind[] {
  const onCard = {
    targetType: 'Card',
    targetLabel: card ? `${card.cardType} ending in ${card.lastFour}` : 'Your linked card',
    benefitProcessor: null,
  };
  const byMail = (benefitProcessor: string) => ({
    targetType: 'Email',
    targetLabel: email,
    benefitProcessor,
  });
  const check = {
    targetType: 'Check',
    targetLabel: '12 Canal Street, New York',
    benefitProcessor: 'Harbor Payments',
  };
  return [
    { status: 'pending', ...onCard },
    { status: 'Pending', ...byMail('Tremendous') },
    { status: 'pending_received', ...byMail('Visa') },
    { status: 'Awarded', ...check },
    { status: 'Deferred', ...onCard },
    { status: 'rejected', ...onCard },
    { status: 'error', ...byMail('MasterCard') },
    { status: 'Forfeit', ...byMail('Visa') },
    { status: 'completed', ...byMail('MasterCard') },
    { status: 'Paid', ...onCard },
  ];
}

const WAITING_DAYS = 10;

export function creditRows(
  story: Story,
  rows: readonly RowDraft[],
  hasEveryKind: boolean,
): { readonly credits: RowDraft[]; readonly balanceCents: number } {
  const { today } = story;
  const paid: { occurredAt: Date; creditCents: number }[] = [];
  let balanceCents = 0;
  for (const { rewardHundredths, occurredAt } of rows.filter(isEarning)) {
    const next = payOut(balanceCents + rewardHundredths);
    balanceCents = next.balanceCents;
    const at = Math.min(today.getTime(), occurredAt.getTime() + DAY_MS);
    if (next.payoutCents > 0) paid.push({ occurredAt: new Date(at), creditCents: next.payoutCents });
  }
  const kinds = manyKinds(story);
  const credits = paid.toReversed().map((payout, at) => {
    const isOnTheWay = payout.occurredAt.getTime() > today.getTime() - WAITING_DAYS * DAY_MS;
    const kind = kinds[hasEveryKind ? at % kinds.length : 0];
    const status = isOnTheWay ? 'pending' : 'completed';
    const usual = { targetType: 'Card', targetLabel: '', ...kind, status } as const;
    return creditRow({ ...payout, ...(hasEveryKind && at < kinds.length ? { ...usual, ...kind } : usual) });
  });
  return { credits, balanceCents };
}
