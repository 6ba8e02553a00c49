/** The request id of the last answer: what an error page names, so that support finds the call. */
export interface RequestReference {
  readonly remember: (requestId: string) => void;
  /** The last request id, or a code made here when the server never answered. */
  readonly current: () => string;
}

export function createRequestReference(createId: () => string): RequestReference {
  let last: string | undefined;
  return {
    remember: (requestId) => {
      last = requestId;
    },
    current: () => (last ??= createId()),
  };
}
