/**
 * The names that connect the HTML of a built page, its inline script (the starter) and the site's code. Each
 * name is a constant of its own, so that bundlers can inline it.
 */

/** On `#root`: the path and query of a complete page. The site hydrates it if they are the visitor's. */
export const PAGE = 'data-page';
/** On `#root`: path and query of the call for the page's first paint, with the placeholder `VALUE`. */
export const CALL = 'data-call';
/** In a call: the placeholder for the value from the page's URL. */
export const VALUE = ':value';
/**
 * On `#root`: the page's only query parameter, which holds the value of its call. Without this attribute, the
 * value is the path below its first segment.
 */
export const PARAMETER = 'data-parameter';
/** On `#root`: the browser has a session hint, so the page hides what only other visitors should see. */
export const HINT = 'data-hint';
/** On `#root`: the site's code has taken over from the starter. */
export const LIVE = 'data-live';

/** On an element of the head that belongs to this page. The site hydrates it, or replaces it with its own. */
export const OF_PAGE = 'data-of-page';
/** On the style element of a prerendered page: the ids of its rules, separated by spaces. */
export const STYLES = 'data-styles';
/**
 * On the hidden note of a prerendered page that the site's code is missing. On `#root` of a page with live
 * content, its value is the text of that note.
 */
export const CODE_MISSING = 'data-code-missing';
/** On a link whose click waits for the site's code. */
export const WAITS = 'data-waits';
/** On an element that a pointer is pressing, until the click. */
export const HELD = 'data-held';
/**
 * On the last button or waiting link that was pressed before the site's code loaded. That code presses it
 * again.
 */
export const PRESSED = 'data-pressed';

/**
 * How the starter derives the URL of the call for the page's first paint: the values of `CALL` and
 * `PARAMETER`.
 */
export interface EarlyCallPattern {
  readonly call: string;
  readonly parameter?: string | undefined;
}

export interface EarlyCall {
  readonly address: string;
  readonly response: Promise<Response>;
}

/** The browser's offer to install the site, which can be used once. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  // These two merge with the browser's types, which are not in scope in this package.
  interface Event {}
  interface Response {}
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  interface Window {
    /**
     * Scheme, host and base path of an API on another origin. The default is the site's own origin (API-01).
     */
    __API_URL__?: string;
    /** The call that the starter has sent, until the site's code takes it over. */
    earlyCall?: EarlyCall;
    /** The browser's unused offer. The starter stores one that arrives before the site's code. */
    installPrompt?: InstallPrompt | undefined;
  }
}
