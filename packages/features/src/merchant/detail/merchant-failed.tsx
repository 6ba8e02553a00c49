import { referenceCode } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { TryAgain } from '@tableside/kits/failure';
import { EmptyState } from '@tableside/ui/empty-state';
import { RotateCw } from '@tableside/ui/icons';

import { detailCopy } from '../copy.ts';

export interface MerchantFailedProps {
  readonly reference: string | undefined;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function MerchantFailed({ reference, isRetrying, onRetry }: MerchantFailedProps) {
  const copy = useCopy(detailCopy);
  return (
    <div role="alert">
      <EmptyState
        title={copy('failedTitle')}
        titleLevel={1}
        action={
          <TryAgain
            icon={<RotateCw size={20} aria-hidden="true" />}
            isRetrying={isRetrying}
            loadingLabel={copy.text('loading')}
            failedLabel={copy.text('failedTitle')}
            onRetry={onRetry}
          >
            {copy('retry')}
          </TryAgain>
        }
      >
        <p>{copy('failedBody')}</p>
        {reference !== undefined && <p>{copy('failedReference', { reference: referenceCode(reference) })}</p>}
      </EmptyState>
    </div>
  );
}
