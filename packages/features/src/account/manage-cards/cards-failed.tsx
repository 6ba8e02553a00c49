import { useCopy } from '@tableside/kits/content';
import { EmptyState } from '@tableside/ui/empty-state';

import { accountCopy } from '../copy.ts';
import { Cards } from '../drawings/cards.tsx';
import { TryAgain } from '../try-again.tsx';

export interface CardsFailedProps {
  readonly onRetry: () => Promise<unknown>;
}

export function CardsFailed({ onRetry }: CardsFailedProps) {
  const copy = useCopy(accountCopy);
  return (
    <EmptyState
      illustration={<Cards />}
      title={copy('cardsFailedTitle')}
      titleLevel={2}
      action={
        <TryAgain label={copy('cardsTryAgain')} busyLabel={copy.text('cardsLoading')} onRetry={onRetry} />
      }
    >
      <p role="alert">{copy('cardsFailedBody')}</p>
    </EmptyState>
  );
}
