import { referenceCode } from '@tableside/core';

/** The request id of the last response. Error pages show it, so that support can find the call. */
export interface RequestReference {
  readonly remember: (requestId: string) => void;
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
