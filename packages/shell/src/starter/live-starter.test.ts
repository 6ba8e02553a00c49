import { CODE_MISSING } from '@tableside/core/page-protocol';
import { afterEach, expect, test, vi } from 'vitest';

const NOTE = 'This page didn’t load completely.';
const note = () => document.querySelector('[role="alert"]');

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('CHR-43.c a page with live content says that its code is missing, or after 20 s that it does not come', async () => {
  vi.useFakeTimers();
  const open = async () => {
    document.body.innerHTML = `<div id="root" ${CODE_MISSING}="${NOTE}"></div><script type="module" src="data:,"></script>`;
    vi.resetModules();
    await import('./live-starter.ts');
    return { root: document.getElementById('root'), script: document.querySelector('script') };
  };
  const failed = await open();
  expect(note()).toBeNull();
  failed.script?.dispatchEvent(new Event('error'));
  expect(note()).toHaveProperty('textContent', NOTE);

  await open();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(note()).toHaveProperty('textContent', NOTE);

  await open();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(note()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(note()).toHaveProperty('textContent', NOTE);

  const shown = await open();
  shown.root?.append('The site');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(note()).toBeNull();
});
