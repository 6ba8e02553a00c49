import { vi, type Mock } from 'vitest';

interface Settings {
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
  readonly sitekey: string;
  readonly size: string;
  readonly badge: string;
}

export interface FakeCaptcha {
  readonly rendered: readonly Settings[];
  readonly render: Mock<(container: HTMLElement, settings: Settings) => number>;
  readonly execute: Mock<(widget: number) => void>;
}

/**
 * Fakes reCAPTCHA's library for the rest of the test, as if its script had run. Checks return "token-1",
 * "token-2" and so on.
 */
export function fakeCaptcha(): FakeCaptcha {
  const rendered: Settings[] = [];
  let tokens = 0;
  const render = vi.fn((container: HTMLElement, settings: Settings) => {
    container.dataset['badge'] = settings.badge;
    return rendered.push(settings) - 1;
  });
  const execute = vi.fn((widget: number) => rendered[widget]?.callback(`token-${(tokens += 1)}`));
  vi.stubGlobal('grecaptcha', { render, execute, reset: vi.fn() });
  return { rendered, render, execute };
}
