export interface CaptchaWidgetOptions {
  readonly siteKey: string;
  /** Called when a check has succeeded. The token can be used once. */
  readonly onToken: (token: string) => void;
  readonly onNetworkError: () => void;
  readonly onExpired: () => void;
}

export interface CaptchaWidget {
  readonly execute: () => void;
  /** Ends a check so that the next one can start. */
  readonly reset: () => void;
}

/** A captcha service, whose script the page loads from the partner's `captcha.scriptUrl`. */
export interface CaptchaProvider {
  readonly isReady: () => boolean;
  /** Adds an invisible captcha to an element of the page, with its badge at the bottom left (CON2-01). */
  readonly render: (container: HTMLElement, options: CaptchaWidgetOptions) => CaptchaWidget;
}
