import { memberCardsQuery } from '@tableside/api-client/queries';
import { useLinkedCards } from '@tableside/kits/cards';
import { useOwnRate } from '@tableside/kits/earning';
import { useApi } from '@tableside/kits/session';
import { Link } from '@tableside/ui/link';
import { usePrefetchQuery } from '@tanstack/react-query';

import type { AccountTabProps } from '../account-tab.ts';
import { CardsFailed } from './cards-failed.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { LinkSection } from './link-section.tsx';
import { LinkedCards } from './linked-cards.tsx';
import * as styles from './manage-cards.styles.ts';

function CardsPage() {
  const { cards, status, isFetching, refetch, max, selectable } = useLinkedCards();
  if (status === 'pending') return <CardsSkeleton />;
  if (status === 'error') return <CardsFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div css={styles.columns}>
      <LinkedCards cards={cards} max={max} onRefetch={refetch} />
      <LinkSection count={cards.length} selectable={selectable} />
    </div>
  );
}

function Earning({ member }: Pick<AccountTabProps, 'member'>) {
  const own = useOwnRate(member);
  if (!own) return null;
  return (
    <p css={styles.earning}>
      <strong>{own.rate}</strong>
      {own.more && (
        <>
          <br />
          <span>{own.more.words}</span> <Link href={own.more.href}>{own.more.action}</Link>
        </>
      )}
    </p>
  );
}

export function ManageCards({ member }: AccountTabProps) {
  usePrefetchQuery(memberCardsQuery(useApi()));
  return (
    <>
      <Earning member={member} />
      <CardsPage />
    </>
  );
}
