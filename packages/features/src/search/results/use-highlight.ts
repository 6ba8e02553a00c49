import { startTransition, useMemo, useState } from 'react';

/** The merchant whose card and pin are lifted together. */
export interface Highlight {
  readonly id: string | undefined;
  readonly set: (merchantId: string | undefined) => void;
}

export function useHighlight(): Highlight {
  const [id, setId] = useState<string>();
  return useMemo(
    () => ({
      id,
      // A pointer passes over many cards, and a tap begins on one: neither waits for it.
      set: (merchantId) => startTransition(() => setId(merchantId)),
    }),
    [id],
  );
}
