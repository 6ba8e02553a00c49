import { useCopy } from '@tableside/kits/content';
import { TryAgain } from '@tableside/kits/failure';
import { EmptyState } from '@tableside/ui/empty-state';

import { accountCopy } from '../copy.ts';
import { Cards } from '../drawings/cards.tsx';

export interface CardsFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function CardsFailed({ isRetrying, onRetry }: CardsFailedProps) {
  const copy = useCopy(accountCopy);
  return (
    <EmptyState
      illustration={<Cards />}
      title={copy('cardsFailedTitle')}
      titleLevel={2}
      action={
        <TryAgain
          isRetrying={isRetrying}
          loadingLabel={copy.text('cardsLoading')}
          failedLabel={copy.text('cardsFailedTitle')}
          onRetry={onRetry}
        >
          {copy('cardsTryAgain')}
        </TryAgain>
      }
    >
      <p role="alert">{copy('cardsFailedBody')}</p>
    </EmptyState>
  );
}
