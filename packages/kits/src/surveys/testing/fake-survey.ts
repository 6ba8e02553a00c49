import type { HiddenFields } from '../survey-window-props.ts';

export interface FakeSurveyOptions {
  /** The forms load and say nothing: blocked by the browser, or slow until `ready()`. */
  readonly isSilent?: boolean;
  /** Called for each form once it is ready, for a story that draws in it. */
  readonly onReady?: (iframe: HTMLIFrameElement) => void;
}

export interface FakeSurvey {
  /** Reports the last opened form as loaded, automatically unless it `isSilent`. */
  readonly ready: () => void;
  /** Somebody sends the form that was opened last. */
  readonly submit: () => void;
  /** The form asks to be closed, as for the Escape key inside it. */
  readonly close: () => void;
  /** The form says anything else: its id is added unless it is given. */
  readonly say: (message: Readonly<Record<string, unknown>>) => void;
  /** What the iframe that was opened last was sent to. */
  readonly address: () => URL;
  /** What the form that was opened last was told, by name (SUR-12). */
  readonly hiddenFields: () => HiddenFields;
  /** No form is answered for any longer. Call it when the test is over. */
  readonly stop: () => void;
}

/**
 * Stands for the third party in every survey window that is opened while it is there, in tests and stories. Nothing of
 * the page's own code is replaced.
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
  const sayIn = (iframe: HTMLIFrameElement, message: Readonly<Record<string, unknown>>) => {
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
    sayIn(iframe, { type: 'form-ready', isClosed: false });
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
    submit: () => sayIn(last(), { type: 'form-submit', responseId: 'fake-response' }),
    close: () => sayIn(last(), { type: 'form-close' }),
    say: (message) => sayIn(last(), message),
    address: () => new URL(last().src),
    hiddenFields: () => Object.fromEntries(new URLSearchParams(new URL(last().src).hash.slice(1))),
    stop: () => observer.disconnect(),
  };
}
