import { Button } from '@tableside/ui/button';
import { useState } from 'react';

export interface TryAgainProps {
  readonly label: string;
  /** What it says while the answer is on its way. */
  readonly busyLabel: string;
  /** Settles when the answer has come, or has failed to. */
  readonly onRetry: () => Promise<unknown>;
}

/** Asks once more for what did not come. */
export function TryAgain({ label, busyLabel, onRetry }: TryAgainProps) {
  const [isAsking, setIsAsking] = useState(false);
  const askAgain = async () => {
    setIsAsking(true);
    await onRetry();
    setIsAsking(false);
  };
  return (
    <Button variant="primary" isLoading={isAsking} loadingLabel={busyLabel} onClick={() => void askAgain()}>
      {label}
    </Button>
  );
}
