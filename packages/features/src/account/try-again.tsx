import { Button } from '@tableside/ui/button';
import { useState, type ReactNode } from 'react';

export interface TryAgainProps {
  readonly label: ReactNode;
  readonly busyLabel: string;
  /** Settles when the request has succeeded or failed. */
  readonly onRetry: () => Promise<unknown>;
}

/** A button that refetches data that failed to load. */
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
