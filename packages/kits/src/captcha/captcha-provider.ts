/** What a captcha in the page is for, and whom it tells. */
export interface CaptchaWidgetOptions {
  readonly siteKey: string;
  /** A check has succeeded. The token can be used once. */
  readonly onToken: (token: string) => void;
  /** The provider did not respond. */
  readonly onNetworkError: () => void;
  /** The token was not used in time. */
  readonly onExpired: () => void;
}

/** A captcha in the page. */
export interface CaptchaWidget {
  /** Begins an invisible check. */
  readonly execute: () => void;
  /** Ends a check, so that the next one can begin. */
  readonly reset: () => void;
}

/** A provider of captchas, whose script the page loads from the partner's `captcha.scriptUrl`. */
export interface CaptchaProvider {
  /** Whether the provider's script has run. */
  readonly isReady: () => boolean;
  /** Adds an invisible captcha to an element of the page, its badge at the bottom left (CON2-01). */
  readonly render: (container: HTMLElement, options: CaptchaWidgetOptions) => CaptchaWidget;
}
