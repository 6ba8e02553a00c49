import { Button, type ButtonProps } from '@tableside/ui/button';
import { focusReplacement } from '@tableside/ui/focus';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useState } from 'react';

export interface TryAgainProps extends Pick<ButtonProps, 'size' | 'icon' | 'children'> {
  readonly variant?: ButtonProps['variant'];
  /** Whether the request is being repeated. */
  readonly isRetrying: boolean;
  /** Announced while the request is repeated, unless the page does that. */
  readonly loadingLabel?: string | undefined;
  /** Announced if it failed again. */
  readonly failedLabel: string;
  readonly onRetry: () => void;
}

/**
 * Repeats a request that failed. The button keeps the focus meanwhile and after a further failure; the heading
 * of what has loaded receives it afterward (UIX-28).
 */
export function TryAgain({
  variant = 'primary',
  isRetrying,
  loadingLabel,
  failedLabel,
  onRetry,
  ...button
}: TryAgainProps) {
  const [hasRetried, setHasRetried] = useState(isRetrying);
  if (isRetrying && !hasRetried) setHasRetried(true);
  return (
    <>
      <Button
        {...button}
        ref={focusReplacement}
        variant={variant}
        isLoading={isRetrying}
        loadingLabel={loadingLabel}
        onClick={onRetry}
      />
      <VisuallyHidden role="status">{hasRetried && !isRetrying ? failedLabel : ''}</VisuallyHidden>
    </>
  );
}
