import { Button } from '@tableside/ui/button';
import { useState, type ReactNode } from 'react';

export interface TryAgainProps {
  readonly label: ReactNode;
  readonly busyLabel: string;
  readonly onRetry: () => Promise<unknown>;
}

export function TryAgain({ label, busyLabel, onRetry }: TryAgainProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <Button variant="primary" isLoading={isRetrying} loadingLabel={busyLabel} onClick={() => void retry()}>
      {label}
    </Button>
  );
}
