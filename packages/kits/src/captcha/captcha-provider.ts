export interface CaptchaWidgetOptions {
  readonly siteKey: string;
  /** Called when a check has succeeded. The token can be used once. */
  readonly onToken: (token: string) => void;
  readonly onNetworkError: () => void;
  readonly onExpired: () => void;
}

export interface CaptchaWidget {
  readonly execute: () => void;
  readonly reset: () => void;
}

export interface CaptchaProvider {
  readonly isReady: () => boolean;
  /** Adds an invisible captcha to an element of the page, with its badge at the bottom left (CON2-01). */
  readonly render: (container: HTMLElement, options: CaptchaWidgetOptions) => CaptchaWidget;
}
