import { Button } from '@tableside/ui/button';
import { useState, type ReactNode } from 'react';

export interface TryAgainProps {
  readonly label: ReactNode;
  readonly busyLabel: string;
  readonly onRetry: () => Promise<unknown>;
}

export function TryAgain({ label, busyLabel, onRetry }: TryAgainProps) {
  const [isAsking, setIsAsking] = useState(false);
  const retry = async () => {
    setIsAsking(true);
    await onRetry();
    setIsAsking(false);
  };
  return (
    <Button variant="primary" isLoading={isAsking} loadingLabel={busyLabel} onClick={() => void retry()}>
      {label}
    </Button>
  );
}
