import { account } from '@tableside/features/account';
import { activation } from '@tableside/features/activation';
import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { enrollment } from '@tableside/features/enrollment';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { signIn } from '@tableside/features/sign-in';
import { surveys } from '@tableside/features/surveys';
import { loadPartner } from '@tableside/partner-config/schema';
import { createApp } from '@tableside/shell';
import { vi } from 'vitest';

import hilton from '../../../../partners/hilton.json' with { type: 'json' };
import { createFaultWire, type Broken } from './fault-wire.ts';

const features = [chrome, home, search, merchant, earn, signIn, enrollment, activation, account, surveys];
const { partner } = loadPartner(hilton);
if (!partner) throw new Error('The partner of this test does not load.');
const build = {
  settings: partner,
  assets: { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} },
};

class AllInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    queueMicrotask(() => this.#report([{ isIntersecting: true, target } as IntersectionObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

class NeverResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Works as `AbortSignal.timeout` does, but on the test's clock. */
function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), milliseconds);
  return controller.signal;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
// Saved before a test installs its fake clock.
const { setTimeout: setRealTimeout } = globalThis;
const pause = () => new Promise<void>((resolve) => setRealTimeout(resolve, 50));
const QUICK_TRIES = 20;

export type Site = Awaited<ReturnType<typeof openSite>>;

export interface SiteOptions {
  readonly isMember?: boolean;
  readonly broken?: Broken;
}

export async function openSite(path: string, { isMember = false, broken }: SiteOptions = {}) {
  localStorage.clear();
  sessionStorage.clear();
  // One-time offers would cover the page.
  localStorage.setItem('dr.dineInPopover', 'true');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(isMember ? '__Host-tableside-signed-in=1' : '');
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.UTC(2026, 5, 15, 12),
  });
  const wire = createFaultWire();
  if (broken) wire.breakCall(broken);
  vi.stubGlobal('fetch', wire.fetch);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('IntersectionObserver', AllInView);
  vi.stubGlobal('ResizeObserver', NeverResized);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutSignal);
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);

  window.history.replaceState(null, '', path);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const mounted = createApp({ partner: build, features }).mount();

  const place = () => window.location.pathname;
  const site = {
    root,
    wire,
    place,
    hasGivenUp: () => document.querySelector('[data-testid="reference-code"]') !== null,
    unhandled,
    async arrive(selector: string) {
      for (let tries = 0; tries < 200 && !document.querySelector(selector); tries += 1) {
        await site.pass(0.25);
        await vi.dynamicImportSettled();
        if (tries >= QUICK_TRIES) await pause();
      }
    },
    async pass(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 1) {
        await vi.advanceTimersByTimeAsync(Math.min(1, seconds) * 1_000);
        await turn();
        await turn();
      }
    },
    named: () =>
      [...document.querySelectorAll('main h1, main h2, main [role=alert], h1')]
        .map(({ textContent }) => textContent.trim())
        .filter((text) => text !== ''),
    find(selector: string): Element {
      const found = document.querySelector(selector);
      if (!found)
        throw new Error(`${place()} has no ${selector}; it has: ${document.body.textContent.trim()}`);
      return found;
    },
    async close() {
      (await mounted)();
      root.remove();
      document.body.replaceChildren();
      vi.clearAllTimers();
      vi.useRealTimers();
      process.off('unhandledRejection', note);
      process.off('uncaughtException', note);
    },
  };
  return site;
}
