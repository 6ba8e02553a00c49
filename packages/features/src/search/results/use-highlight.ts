import { startTransition, useMemo, useState } from 'react';

export interface Highlight {
  readonly id: string | undefined;
  readonly set: (merchantId: string | undefined) => void;
}

export function useHighlight(): Highlight {
  const [id, setId] = useState<string>();
  return useMemo(
    () => ({
      id,
      // Runs as a transition, so that neither moving the pointer across cards nor tapping one has to wait for
      // the render.
      set: (merchantId) => startTransition(() => setId(merchantId)),
    }),
    [id],
  );
}
