/** History state for /error: the reference code and the location of the error. */
export interface ErrorState {
  readonly reference: string;
  readonly from: string;
}

export const readErrorState = (state: unknown): Partial<ErrorState> => {
  const { reference, from } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return {
    ...(typeof reference === 'string' && { reference }),
    ...(typeof from === 'string' && /^\/(?![/\\])/.test(from) && { from }),
  };
};
