/** A short name for why there was no answer: the error's code, or `timeout`. */
export function nameError(cause: unknown): string {
  const { code, name, message } = cause as Error & { readonly code?: string | number };
  return name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : String(code ?? message);
}
