import { useMemo, useState } from 'react';

/** The merchant whose card and pin are lifted together. */
export interface Highlight {
  readonly id: string | undefined;
  readonly set: (merchantId: string | undefined) => void;
}

export function useHighlight(): Highlight {
  const [id, set] = useState<string>();
  return useMemo(() => ({ id, set }), [id]);
}
