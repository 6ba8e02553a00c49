// Runs in every built page before the site's code, and loads that code: once the main picture has been
// painted, after three seconds at the latest, or when the visitor interacts. Until then it records
// interactions (see early-input.ts) and starts the call for the page's first paint (see early-call.ts). If
// the code does not load, links and forms with an action work as in any page without scripts, and a message
// says that other controls do not.
import {
  CALL,
  CODE_MISSING,
  HELD,
  HINT,
  LIVE,
  PARAMETER,
  PRESSED,
  VALUE,
  WAITS,
  type InstallPrompt,
} from '@tableside/core/page-protocol';
import { hasModifier } from '@tableside/ui/modifier-keys';

import { reportChanged } from './report-changed.ts';

/** The URLs of the files of the site's code, in the order of evaluation. The build fills them in. */
declare const MODULES: readonly string[];

interface Pressable extends Element {
  readonly href?: string;
  readonly form?: HTMLFormElement | null;
}

const root = document.getElementById('root')!;
const find = (name: string) => root.querySelector<HTMLElement>(`[${name}]`);
const clear = (name: string) => find(name)?.removeAttribute(name);

const call = root.getAttribute(CALL);
const parameter = root.getAttribute(PARAMETER);
const query = new URLSearchParams(location.search);
const value = parameter
  ? [...query.keys()].join() === parameter && query.toString().slice(parameter.length + 1)
  : location.pathname.split('/').slice(2).join('/');
const api = (window.__API_URL__ || '').replace(/\/$/, '');
reportChanged(api);
if (call && value) {
  const address = api + call.replace(VALUE, () => value);
  const response = fetch(address, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(20000),
  });
  // The code that takes over the call handles the rejection.
  response.catch(() => undefined);
  window.earlyCall = { address, response };
  // Data that nobody has taken over within a minute would be stale.
  setTimeout(() => delete window.earlyCall, 60000);
}
// If the API is on another origin, the images are too.
if (api)
  for (const element of root.querySelectorAll('img, source'))
    for (const { name, value } of element.attributes)
      if (/^src(set)?$/.test(name))
        element.setAttribute(
          name,
          value.replace(/(^|, )(?=\/images\/)/g, (start) => start + api),
        );
// The browser fires this event only once. The chrome feature's install offer uses it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});

const modules = MODULES;
const isWaiting = () => !root.hasAttribute(LIVE);
let isBegun = false;
let hasFailed = false;
let note: HTMLElement | undefined;
const fail = () => {
  hasFailed = true;
  note?.remove();
  note = find(CODE_MISSING)?.cloneNode(true) as HTMLElement | undefined;
  if (note) {
    note.setAttribute('role', 'alert');
    note.hidden = false;
    document.body.append(note);
  }
  const pressed: Pressable | null = find(PRESSED);
  if (pressed?.href) location.href = pressed.href;
  else if (pressed?.form?.hasAttribute('action')) pressed.form.requestSubmit();
};
const begin = () => {
  if (isBegun) return;
  isBegun = true;
  hasFailed = false;
  note?.remove();
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const limit = setTimeout(fail, 20000);
  // Evaluates the files one by one, so that the browser and the visitor can act in between.
  (async () => {
    for (const href of modules) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  })()
    .then(
      () => note?.remove(),
      () => {
        isBegun = false;
        fail();
      },
    )
    .finally(() => clearTimeout(limit));
};
const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
// A cached picture has already loaded, but is painted only once it is decoded.
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
if (picture) {
  picture.decode().then(afterPaint, begin);
  // The main picture may never arrive.
  setTimeout(begin, 3000);
} else afterPaint();
for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true);
if (/(^|; )(__Host-)?tableside-signed-in(-[\w-]+)?=[\w-]/.test(document.cookie)) root.setAttribute(HINT, '');

const letGo = () => clear(HELD);
addEventListener(
  'pointerdown',
  (event) => {
    letGo();
    if (isWaiting())
      (event.target as Element)
        .closest<Pressable>('a, button, summary, label, input, select')
        ?.setAttribute(HELD, '');
  },
  true,
);
for (const type of ['pointercancel', 'click']) addEventListener(type, letGo, true);
document.addEventListener(
  'click',
  (event) => {
    const pressed =
      isWaiting() && (event.target as Element).closest<Pressable>(`button, summary, a[${WAITS}]`);
    // With these keys, browsers open links elsewhere, or save them.
    if (!pressed || (pressed.href && hasModifier(event))) return;
    // Loading has failed since the press, so only the browser can follow the link or submit the form.
    if (hasFailed && (pressed.href || pressed.form?.hasAttribute('action'))) return;
    event.preventDefault();
    // Otherwise the site would handle the event twice: now, and when the press is replayed.
    event.stopPropagation();
    clear(PRESSED);
    // A menu's content is part of the page, so it can open and close immediately.
    const panel = pressed.ariaExpanded
      ? document.getElementById(pressed.getAttribute('aria-controls')!)
      : undefined;
    if (panel) {
      panel.hidden = !panel.hidden;
      pressed.ariaExpanded = String(!panel.hidden);
    }
    if (!panel?.hidden) pressed.setAttribute(PRESSED, '');
  },
  true,
);
// Forms without an action must wait for the site, because the browser would put the typed values into the
// URL.
document.addEventListener(
  'submit',
  (event) => {
    if ((isWaiting() && !hasFailed) || !(event.target as Element).hasAttribute('action'))
      event.preventDefault();
  },
  true,
);
