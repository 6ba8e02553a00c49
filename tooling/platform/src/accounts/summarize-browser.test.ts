import { expect, test } from 'vitest';

import { summarizeBrowser } from './summarize-browser.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/149.0.0.0 Safari/537.36`, 'Chrome', 'windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`,
    'Microsoft Edge',
    'windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iphone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'ipad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/149.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'androidPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webKit} Chrome/149.0.0.0 Safari/537.36`,
    'Chrome',
    'androidTablet',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/149.0.0.0 Safari/537.36`,
    'Chrome',
    'chromebook',
  ],
])('SES-30.a %s is named', (userAgent, browser, device) => {
  expect(summarizeBrowser(userAgent)).toEqual({ browser, device });
});

test.each([
  [undefined],
  [''],
  ['Call 555-0100 now/1.0'],
  ['YouWon/1 (Prize; https://evil.example)'],
  ['('.repeat(100_000)],
])('SES-30.b nothing of a text that is no known browser is passed on: %s', (userAgent) => {
  expect(summarizeBrowser(userAgent)).toEqual({ browser: null, device: null });
});
