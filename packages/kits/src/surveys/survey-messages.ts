export type SurveyMessage =
  | { readonly type: 'form-ready' }
  | { readonly type: 'form-started' }
  | { readonly type: 'form-screen-changed' }
  | { readonly type: 'form-submit'; readonly responseId: string }
  | { readonly type: 'form-close' };

const LONGEST_ID = 128;

/**
 * Parses a message of the third party's embed (6.1.1). Undefined for anything else, and for a message of
 * another embed.
 *
 * @param data - the raw data. The caller has verified its origin and window.
 */
export function readSurveyMessage(data: unknown, embedId: string): SurveyMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  const sender = 'embedId' in data ? data.embedId : undefined;
  // This is the only message that may lack the id: the form sends it for the Escape key.
  if (type === 'form-close' && sender === undefined) return { type };
  if (sender !== embedId) return undefined;
  if (type === 'form-submit') {
    const responseId = 'responseId' in data ? data.responseId : undefined;
    return typeof responseId === 'string' && responseId.length <= LONGEST_ID
      ? { type, responseId }
      : undefined;
  }
  return type === 'form-ready' ||
    type === 'form-started' ||
    type === 'form-screen-changed' ||
    type === 'form-close'
    ? { type }
    : undefined;
}
