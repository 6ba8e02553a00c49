import type { HiddenFields } from '../survey-window-props.ts';

export interface FakeSurveyOptions {
  /**
   * Whether the forms load but send no messages until `ready()`, as when the browser blocks them or they are
   * slow.
   */
  readonly isSilent?: boolean;
  readonly onReady?: (iframe: HTMLIFrameElement) => void;
}

export interface FakeSurvey {
  readonly ready: () => void;
  readonly submit: () => void;
  /** Makes the form request to be closed, as the Escape key inside it does. */
  readonly close: () => void;
  /** Sends any other message of the form. Adds its id if there is none. */
  readonly send: (message: Readonly<Record<string, unknown>>) => void;
  readonly address: () => URL;
  readonly hiddenFields: () => HiddenFields;
  readonly stop: () => void;
}

/**
 * Fakes the third party in every survey window opened while it is active, in tests and stories. None of the
 * page's own code is mocked.
 *
 *     let survey: FakeSurvey;
 *     beforeEach(() => { survey = fakeSurvey(); });
 *     afterEach(() => survey.stop());
 *
 *     await userEvent.click(…);                 // with `surveyHostHandlers.url()` among the MSW handlers
 *     await screen.findByTitle('Your review');  // the form; ready as soon as it is found
 *     expect(survey.hiddenFields()).toMatchObject({ transaction_id: 't1' });
 *     act(() => survey.submit());               // the window closes 4 seconds later
 */
export function fakeSurvey({ isSilent = false, onReady }: FakeSurveyOptions = {}): FakeSurvey {
  const met = new Set<HTMLIFrameElement>();

  const last = () => {
    const iframe = [...met].findLast((one) => one.isConnected);
    if (!iframe) throw new Error('No survey is open.');
    return iframe;
  };
  const sendFrom = (iframe: HTMLIFrameElement, message: Readonly<Record<string, unknown>>) => {
    const { origin, searchParams } = new URL(iframe.src);
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { embedId: searchParams.get('typeform-embed-id'), formId: 'fake', ...message },
        origin,
        source: iframe.contentWindow,
      }),
    );
  };
  const makeReady = (iframe: HTMLIFrameElement) => {
    sendFrom(iframe, { type: 'form-ready', isClosed: false });
    onReady?.(iframe);
  };
  const meet = () => {
    for (const iframe of document.querySelectorAll<HTMLIFrameElement>('iframe[data-survey]')) {
      if (met.has(iframe)) continue;
      met.add(iframe);
      if (!isSilent) makeReady(iframe);
    }
  };
  const observer = new MutationObserver(meet);
  observer.observe(document, { childList: true, subtree: true });
  meet();

  return {
    ready: () => makeReady(last()),
    submit: () => sendFrom(last(), { type: 'form-submit', responseId: 'fake-response' }),
    close: () => sendFrom(last(), { type: 'form-close' }),
    send: (message) => sendFrom(last(), message),
    address: () => new URL(last().src),
    hiddenFields: () => Object.fromEntries(new URLSearchParams(new URL(last().src).hash.slice(1))),
    stop: () => observer.disconnect(),
  };
}
