import { referenceCode } from '@tableside/core';

/** The code of the last answer: what an error page names, so that support finds the call. */
export interface RequestReference {
  readonly remember: (requestId: string) => void;
  /** Of the last request id, or of one made here when the server never answered. */
  readonly current: () => string;
}

export function createRequestReference(createId: () => string): RequestReference {
  let last: string | undefined;
  return {
    remember: (requestId) => {
      last = requestId;
    },
    current: () => referenceCode((last ??= createId())),
  };
}
