import { useCopy } from '@tableside/kit-content';
import { Button } from '@tableside/ui/button';
import { EmptyState } from '@tableside/ui/empty-state';
import { useState } from 'react';

import { accountCopy } from '../copy.ts';
import { Cards } from '../drawings/cards.tsx';

export interface CardsFailedProps {
  readonly onRetry: () => Promise<unknown>;
}

/** The cards did not come: nothing is claimed about them, and there is a way to ask again. */
export function CardsFailed({ onRetry }: CardsFailedProps) {
  const copy = useCopy(accountCopy);
  const [isAsking, setIsAsking] = useState(false);
  const askAgain = async () => {
    setIsAsking(true);
    await onRetry();
    setIsAsking(false);
  };
  return (
    <EmptyState
      illustration={<Cards />}
      title={copy('cardsFailedTitle')}
      titleLevel={2}
      action={
        <Button
          variant="primary"
          isLoading={isAsking}
          loadingLabel={copy('cardsLoading')}
          onClick={() => void askAgain()}
        >
          {copy('cardsTryAgain')}
        </Button>
      }
    >
      <p role="alert">{copy('cardsFailedBody')}</p>
    </EmptyState>
  );
}
