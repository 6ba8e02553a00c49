import { startTransition, useMemo, useState } from 'react';

/** The merchant whose card and pin are highlighted together. */
export interface Highlight {
  readonly id: string | undefined;
  readonly set: (merchantId: string | undefined) => void;
}

export function useHighlight(): Highlight {
  const [id, setId] = useState<string>();
  return useMemo(
    () => ({
      id,
      // A pointer passes over many cards, and a tap starts on one; a transition lets neither wait.
      set: (merchantId) => startTransition(() => setId(merchantId)),
    }),
    [id],
  );
}
