// Runs in every built page, before the site's code: fetches that code once the picture that people look at is there, or
// as soon as they do something, keeps what they do until then (see early-input.ts of the shell), and begins the call for
// what the page shows first (see early-call.ts).
(() => {
  const root = document.getElementById('root');
  const { call, parameter } = root.dataset;
  const asked = new URLSearchParams(location.search);
  const value = parameter
    ? [...asked.keys()].join() === parameter && asked.toString().slice(parameter.length + 1)
    : location.pathname.split('/').pop();
  const api = (window.__API_URL__ || '').replace(/\/$/, '');
  if (call && value) {
    const address = api + call.replace(':value', () => value);
    const answer = fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(20000),
    });
    // Whoever takes it over hears of it.
    answer.catch(() => undefined);
    window.earlyCall = { address, answer };
    // Later it would show what was true then.
    setTimeout(() => delete window.earlyCall, 60000);
  }
  // Where the API is on another origin, so are the pictures.
  if (api)
    for (const element of root.querySelectorAll('img, source'))
      for (const { name, value } of element.attributes)
        if (/^src(set)?$/.test(name))
          element.setAttribute(
            name,
            value.replace(/(^|, )(?=\/images\/)/g, (start) => start + api),
          );
  // The browser offers once to install the site (see the install offer of the frame).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of MODULES) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // Where it did not come, the next thing that somebody does asks for it again, and a link is a link.
    import(ENTRY).catch(() => {
      isBegun = false;
      const link = root.querySelector('a[data-pressed]');
      if (link) location.href = link.href;
    });
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  // A picture that is in the cache has come, and is painted only when it is decoded.
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (picture) picture.decode().then(afterPaint, begin);
  else afterPaint();
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true);
  if (/(^|; )(__Host-)?tableside-signed-in(-[\w-]+)?=1/.test(document.cookie)) root.dataset.hint = '';
  const isWaiting = () => !('live' in root.dataset);
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
      event.preventDefault();
      // The site would act on it at once, and again when the press is repeated.
      event.stopPropagation();
      root.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      // What a menu holds is in the page: it opens and closes at once.
      const panel = pressed.ariaExpanded && document.getElementById(pressed.getAttribute('aria-controls'));
      if (panel) {
        panel.hidden = !panel.hidden;
        pressed.ariaExpanded = String(!panel.hidden);
      }
      if (!panel?.hidden) pressed.dataset.pressed = '';
    },
    true,
  );
  // A form without an action is the site's own business: sent by the browser its address would hold what was typed.
  document.addEventListener(
    'submit',
    (event) => {
      if (isWaiting() || !event.target.hasAttribute('action')) event.preventDefault();
    },
    true,
  );
})();
