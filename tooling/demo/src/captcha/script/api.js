// The script of the invisible captcha. It has the same API as reCAPTCHA v2, so that pages work with either:
// grecaptcha.ready, render, execute, reset, getResponse. The page proves itself by solving a proof of work.
(() => {
  const origin = new URL(document.currentScript.src);
  const widgets = [];

  const ask = async (path, options) => {
    const response = await fetch(new URL(path, origin), { credentials: 'omit', ...options });
    if (!response.ok) throw new Error(`The captcha service answered ${response.status}.`);
    return response.json();
  };

  async function solve(siteKey) {
    const [{ solveChallenge }, { deriveKey }, challenge] = await Promise.all([
      import(new URL('lib/pow.js', origin).href),
      import(new URL('lib/algorithms/web/sha.js', origin).href),
      ask(`challenge?sitekey=${encodeURIComponent(siteKey)}`),
    ]);
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('The captcha was not solved.');
    const { token } = await ask('solution', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ challenge, solution }),
    });
    return token;
  }

  function showBadge(container, { badge = 'bottomright' }) {
    const mark = document.createElement('div');
    mark.dataset.captchaBadge = badge;
    // The badge is decorative and outside of all landmarks, so it is hidden from assistive technology.
    mark.setAttribute('aria-hidden', 'true');
    Object.assign(mark.style, {
      position: 'fixed',
      bottom: '16px',
      [badge === 'bottomleft' ? 'left' : 'right']: '0',
      zIndex: '1',
      width: '12px',
      height: '48px',
      background: 'currentColor',
      opacity: '0.4',
      borderRadius: badge === 'bottomleft' ? '0 6px 6px 0' : '6px 0 0 6px',
      pointerEvents: 'none',
    });
    container.append(mark);
  }

  globalThis.grecaptcha = {
    ready: (callback) => callback(),
    render(container, settings) {
      showBadge(container, settings);
      return widgets.push({ settings, response: '' }) - 1;
    },
    execute(id = 0) {
      const widget = widgets[id];
      const answer = (token) => {
        widget.response = token;
        widget.settings.callback?.(token);
      };
      solve(widget.settings.sitekey)
        .then(answer)
        .catch(() => widget.settings['error-callback']?.());
    },
    reset(id = 0) {
      if (widgets[id]) widgets[id].response = '';
    },
    getResponse: (id = 0) => widgets[id]?.response ?? '',
  };
})();
