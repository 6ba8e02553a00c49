import type { SurveyAddress } from './survey-address.ts';
import { readSurveyMessage, type SurveyMessage } from './survey-messages.ts';

export interface SurveyConnection {
  readonly focus: () => void;
  readonly close: () => void;
}

/**
 * Listens to the form in an iframe. Ignores every message that does not come from this iframe's window and
 * the form's exact origin with the id of this embed. See docs/decisions/0028-survey-window.md.
 */
export function connectSurvey(
  iframe: HTMLIFrameElement,
  { origin, embedId }: Pick<SurveyAddress, 'origin' | 'embedId'>,
  onMessage: (message: SurveyMessage) => void,
): SurveyConnection {
  const listening = new AbortController();
  const receive = (event: MessageEvent<unknown>) => {
    const { source } = event;
    if (event.origin !== origin || source === null || source !== iframe.contentWindow) return;
    const message = readSurveyMessage(event.data, embedId);
    if (message) onMessage(message);
  };
  window.addEventListener('message', receive, { signal: listening.signal });
  return {
    focus() {
      iframe.focus();
      iframe.contentWindow?.postMessage('embed-focus', origin);
    },
    close: () => listening.abort(),
  };
}
