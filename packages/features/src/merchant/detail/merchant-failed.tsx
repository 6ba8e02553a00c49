import { referenceCode } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { EmptyState } from '@tableside/ui/empty-state';
import { RotateCw } from '@tableside/ui/icons';

import { detailCopy } from '../copy.ts';

export interface MerchantFailedProps {
  readonly reference: string | undefined;
  readonly onRetry: () => void;
}

export function MerchantFailed({ reference, onRetry }: MerchantFailedProps) {
  const copy = useCopy(detailCopy);
  return (
    <div role="alert">
      <EmptyState
        title={copy('failedTitle')}
        titleLevel={1}
        action={
          <Button variant="primary" icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry}>
            {copy('retry')}
          </Button>
        }
      >
        <p>{copy('failedBody')}</p>
        {reference !== undefined && <p>{copy('failedReference', { reference: referenceCode(reference) })}</p>}
      </EmptyState>
    </div>
  );
}
