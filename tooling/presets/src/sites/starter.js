// Runs in every built page, before the site's code: fetches that code once the picture that people look at is there, or
// as soon as they do something, and keeps what they do until then (see early-input.ts of the shell).
(() => {
  const root = document.getElementById('root');
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
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (picture && !picture.complete) {
    picture.addEventListener('load', afterPaint);
    picture.addEventListener('error', begin);
  } else {
    afterPaint();
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true);
  if (/(^|; )(__Host-)?tableside-signed-in(-[\w-]+)?=1/.test(document.cookie)) root.dataset.hint = '';
  const isWaiting = () => !('live' in root.dataset);
  document.addEventListener(
    'click',
    (event) => {
      const isForElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      const pressed = isWaiting() && event.target.closest('button, summary, a[data-waits]');
      if (!pressed || isForElsewhere) return;
      event.preventDefault();
      root.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      pressed.dataset.pressed = '';
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
