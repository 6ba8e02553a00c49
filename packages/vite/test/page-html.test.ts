import { expect, onTestFinished, test, vi } from 'vitest';

import { createRenderer } from '../src/sites/on-request.ts';
import {
  livePage,
  pageHtml,
  pageTemplate,
  type PageFrame,
  type RenderedPage,
} from '../src/sites/page-html.ts';

const appPage = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <script type="module" src="/src/main.tsx"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

test('a template is the page of the app in its language, with the partner’s head and without its script', () => {
  const html = pageTemplate(appPage, [
    { tag: 'title', children: 'Fish & $& <chips>' },
    {
      tag: 'meta',
      attrs: { name: 'robots', content: 'a "quote"', hidden: true, no: false, none: undefined },
    },
    { tag: 'script', children: '' },
  ]);
  expect(html).toBe(`<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
  
    <title>Fish &amp; $&amp; &lt;chips&gt;</title>
    <meta name="robots" content="a &quot;quote&quot;" hidden>
    <script></script>
  </head>
  <body><div id="root"></div></body>
</html>`);
});

const template = [
  '<html><head><title>Site</title>',
  '<meta name="description" content="Of the site">',
  '<meta property="og:title" content="Site">',
  '<meta property="og:description" content="Of the site">',
  '<meta property="og:url" content="">',
  '\n<meta property="og:image" content="/share.png">\n<meta property="og:image:width" content="1200">',
  '</head><body><div id="root"></div></body></html>',
].join('');
const frame: PageFrame = {
  template,
  css: ':root{--d:e}',
  starter: 'start()',
  integrity: '{"integrity":{}}',
  siteUrl: 'https://dining.example/',
};
const page: RenderedPage = {
  path: '/earn',
  isMissing: false,
  isComplete: true,
  title: 'Earn $1',
  description: 'For each $$ more',
  head: '<link rel="canonical" href="https://dining.example/earn"><meta name="robots" content="all"><script type="application/ld+json">{}</script>',
  body: '<main>$& Earn</main>',
  styles: { css: 'a{b: c;}', ids: 'x1 x2' },
};
const written = (changes: Partial<RenderedPage> = {}) => pageHtml({ ...page, ...changes }, frame);

test('ROU-31 UIX-24.c a page has its title, description and address in its head, its own tags last and marked, and its rules before any script', () => {
  expect(written()).toBe(
    [
      '<html><head><title data-of-page>Earn $1</title>',
      '<meta data-of-page name="description" content="For each $$ more">',
      '<meta property="og:title" content="Earn $1">',
      '<meta property="og:description" content="For each $$ more">',
      '<meta property="og:url" content="https://dining.example/earn">',
      '\n<meta property="og:image" content="/share.png">\n<meta property="og:image:width" content="1200">',
      '<link data-of-page rel="canonical" href="https://dining.example/earn">',
      '<meta data-of-page name="robots" content="all">',
      '<script data-of-page type="application/ld+json">{}</script>',
      '<style data-styles="x1 x2">:root{--d:e}a{b:c}</style>',
      '</head><body><div id="root" data-page="/earn"><main>$& Earn</main></div>',
      '<script type="importmap">{"integrity":{}}</script><script>start()</script></body></html>',
    ].join(''),
  );
});

test('a page without an address of its own has that of the site', () => {
  expect(written({ head: '' })).toContain('<meta property="og:url" content="https://dining.example/">');
});

test('a page with a picture of its own has not that of the site', () => {
  const html = written({ head: '<meta property="og:image" content="/own.png">' });
  expect(html.match(/og:image[^>]*/g)).toEqual(['og:image" content="/own.png"']);
  expect(html).toContain('<meta property="og:url" content="https://dining.example/"><meta data-of-page');
});

test('a page says which call it begins with, and has its data beside its body', () => {
  const earlyCall = { call: '/api/merchants/:value', parameter: 'id' };
  const html = written({ isComplete: false, earlyCall, data: '<script>data</script>' });
  expect(html).toContain(
    '<div id="root" data-call="/api/merchants/:value" data-parameter="id"><main>$& Earn</main></div><script>data</script><script type="importmap">{"integrity":{}}</script><script>start()</script>',
  );
});

test('a page that works alone has no code of the site', () => {
  const html = written({ isAlone: true });
  expect(html).not.toContain('start()');
  expect(html).not.toContain('importmap');
});

test('CHR-40.e a page that works alone reloads once there is a connection, unless it is being left, and when it is back', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(written({ isAlone: true })) ?? [];
  const reload = vi.fn();
  const events = new EventTarget();
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const location = { href: 'https://dining.example/earn', reload };
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the page's script
  new Function('addEventListener', 'fetch', 'location', script)(
    events.addEventListener.bind(events),
    fetch,
    location,
  );
  await vi.advanceTimersByTimeAsync(15_000);
  expect(fetch).toHaveBeenLastCalledWith(location.href, { method: 'HEAD' });
  expect(reload).not.toHaveBeenCalled();
  fetch.mockImplementation(() => Promise.resolve(new Response(null)) as never);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalledTimes(1);
  events.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
  events.dispatchEvent(new Event('beforeunload'));
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalledTimes(2);
  // The visitor came back by the back-forward cache.
  events.dispatchEvent(new Event('pageshow'));
  events.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(3);
});

test('the page of live content has the code, what it imports, styles, and what to say without them', () => {
  const html = livePage(template, {
    styleSheet: { address: '/a.css', integrity: 'sha256-style' },
    entry: { address: '/a.js', integrity: 'sha256-entry' },
    modules: ['/b.js', '/c.js'],
    integrity: '{"integrity":{}}',
    starter: 'start("$&")',
    codeMissing: 'No "code"',
  });
  expect(html).toContain(
    [
      '<script type="importmap">{"integrity":{}}</script>',
      '<script type="module" crossorigin integrity="sha256-entry" src="/a.js"></script>',
      '<link rel="modulepreload" crossorigin href="/b.js">',
      '<link rel="modulepreload" crossorigin href="/c.js">',
      '<link rel="stylesheet" crossorigin integrity="sha256-style" href="/a.css"></head>',
    ].join(''),
  );
  expect(html).toContain(
    '<div id="root" data-code-missing="No &quot;code&quot;"></div><script>start("$&")</script>',
  );
});

test('a page on request is a whole document at its own address', async () => {
  const requested: unknown[] = [];
  const find = createRenderer<string>(
    async (address) =>
      address === '/nowhere'
        ? undefined
        : {
            address: '/earn',
            render: async (fetch) => {
              requested.push(address, fetch);
              return page;
            },
          },
    frame,
  );
  expect(await find('/nowhere')).toBeUndefined();
  const found = await find('/earn/');
  expect(found?.address).toBe('/earn');
  expect(await found?.render('fetch')).toEqual({
    html: pageHtml(page, frame),
    isMissing: false,
  });
  expect(requested).toEqual(['/earn/', 'fetch']);
});
