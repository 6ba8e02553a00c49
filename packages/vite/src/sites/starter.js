// Runs in every built page, before the site's code: loads that code once the main picture has been painted,
// after three seconds at the latest, or when the visitor interacts, records interactions until then (see
// early-input.ts of the shell), and starts the call for the page's first paint (see early-call.ts). If the code
// does not load, links and forms with an action work as the browser's own, and the page says that others do not.
(() => {
  const root = document.getElementById('root');
  const { call, parameter } = root.dataset;
  const asked = new URLSearchParams(location.search);
  const value = parameter
    ? [...asked.keys()].join() === parameter && asked.toString().slice(parameter.length + 1)
    : location.pathname.split('/').slice(2).join('/');
  const api = (window.__API_URL__ || '').replace(/\/$/, '');
  if (call && value) {
    const address = api + call.replace(':value', () => value);
    const answer = fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(20000),
    });
    // The code that takes over the call handles the rejection.
    answer.catch(() => undefined);
    window.earlyCall = { address, answer };
    // Data that nobody takes over within a minute would be stale.
    setTimeout(() => delete window.earlyCall, 60000);
  }
  // If the API is on another origin, so are the pictures.
  if (api)
    for (const element of root.querySelectorAll('img, source'))
      for (const { name, value } of element.attributes)
        if (/^src(set)?$/.test(name))
          element.setAttribute(
            name,
            value.replace(/(^|, )(?=\/images\/)/g, (start) => start + api),
          );
  // The browser fires this event only once (see the install offer of the chrome feature).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
  const modules = MODULES;
  // Evaluating the files one by one lets the browser and the visitor act in between.
  const load = async () => {
    for (const href of modules) {
      await import(href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const isWaiting = () => !('live' in root.dataset);
  let isBegun = false;
  let hasFailed = false;
  let note;
  const fail = () => {
    hasFailed = true;
    note?.remove();
    note = root.querySelector('[data-code-missing]')?.cloneNode(true);
    if (note) {
      note.setAttribute('role', 'alert');
      note.hidden = false;
      document.body.append(note);
    }
    const pressed = root.querySelector('[data-pressed]');
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
    load()
      .then(
        () => note?.remove(),
        () => {
          // The next interaction retries.
          isBegun = false;
          fail();
        },
      )
      .finally(() => clearTimeout(limit));
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  // A cached picture has already loaded, but is painted only once it is decoded.
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (picture) {
    picture.decode().then(afterPaint, begin);
    // The main picture may never arrive.
    setTimeout(begin, 3000);
  } else afterPaint();
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true);
  if (/(^|; )(__Host-)?tableside-signed-in(-[\w-]+)?=[\w-]/.test(document.cookie)) root.dataset.hint = '';
  const letGo = () => root.querySelector('[data-held]')?.removeAttribute('data-held');
  addEventListener(
    'pointerdown',
    ({ target }) => {
      letGo();
      if (isWaiting())
        target.closest('a, button, summary, label, input, select')?.setAttribute('data-held', '');
    },
    true,
  );
  for (const type of ['pointercancel', 'click']) addEventListener(type, letGo, true);
  document.addEventListener(
    'click',
    (event) => {
      const isForElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      const pressed = isWaiting() && event.target.closest('button, summary, a[data-waits]');
      if (!pressed || isForElsewhere) return;
      // Loading has failed since the press, so nothing would follow the link or submit the form later.
      if (hasFailed && (pressed.href || pressed.form?.hasAttribute('action'))) return;
      event.preventDefault();
      // Without this, the site would handle the event now and again when the press is replayed.
      event.stopPropagation();
      root.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      // A menu's content is in the page, so it opens and closes immediately.
      const panel = pressed.ariaExpanded && document.getElementById(pressed.getAttribute('aria-controls'));
      if (panel) {
        panel.hidden = !panel.hidden;
        pressed.ariaExpanded = String(!panel.hidden);
      }
      if (!panel?.hidden) pressed.dataset.pressed = '';
    },
    true,
  );
  // The site handles a form without an action, because the browser would put the typed values into the URL.
  document.addEventListener(
    'submit',
    (event) => {
      if ((isWaiting() && !hasFailed) || !event.target.hasAttribute('action')) event.preventDefault();
    },
    true,
  );
})();
