import type { HtmlTagDescriptor } from 'vite';

/** What a page of a site is made of; `@tableside/shell/server` renders it. */
export interface RenderedPage {
  readonly path: string;
  readonly isMissing: boolean;
  readonly isWhole: boolean;
  /** The page stands without the site's code. */
  readonly isAlone?: boolean | undefined;
  readonly title: string;
  readonly description: string;
  readonly head: string;
  readonly body: string;
  /** HTML of the data that it was rendered with, if it was. */
  readonly data?: string;
  /** The call whose answer the page shows first, for the starter: `:value` is for it to fill. */
  readonly earlyCall?: { readonly call: string; readonly parameter?: string | undefined } | undefined;
}

/** The one thing that a page without the site's code does: the page that was asked for comes once it can. */
const reloadOnline = [
  'const reload=()=>location.reload();',
  `addEventListener('online',reload);`,
  // A connection may come while the page is being left, too: reloading it then would call back who leaves.
  `addEventListener('beforeunload',()=>removeEventListener('online',reload));`,
].join('');

/** What all pages of a site share. */
export interface PageFrame {
  /** The app's page with the partner's head, without scripts and styles. */
  readonly template: string;
  /** The style block, which is most of a page: the same bytes in each. */
  readonly style: Buffer;
  readonly starter: string;
  readonly siteUrl: string;
}

/** Marks what a page says of itself in its head: the site takes it over or puts its own in its place. */
const OWN = 'data-of-page';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const attributesHtml = (attributes: NonNullable<HtmlTagDescriptor['attrs']>) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');

function tagHtml({ tag, attrs = {}, children }: HtmlTagDescriptor): string {
  const end = typeof children === 'string' ? `${escape(children)}</${tag}>` : '';
  return `<${tag}${attributesHtml(attrs)}>${end}`;
}

/** The page of an app, as its development server has it, made the frame of what is built: no script in it yet. */
export function pageTemplate(html: string, head: readonly HtmlTagDescriptor[]): string {
  const lines = head.map((tag) => `\n    ${tagHtml(tag)}`).join('');
  return html
    .replace('<html>', '<html lang="en-US">')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('</head>', () => `${lines}\n  </head>`);
}

/** The one page of a site whose content is live: all that is in it comes from the site's code. */
export function livePage(
  template: string,
  files: { readonly styleSheet: string; readonly entry: string; readonly modules: readonly string[] },
): string {
  const tags: HtmlTagDescriptor[] = [
    { tag: 'script', attrs: { type: 'module', crossorigin: true, src: files.entry }, children: '' },
    ...files.modules.map((href) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href },
    })),
    { tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: files.styleSheet } },
  ];
  return template.replace('</head>', () => `${tags.map(tagHtml).join('')}</head>`);
}

const replaceMeta = (html: string, attribute: string, value: string) =>
  html.replace(
    new RegExp(`(<meta (?:${OWN} )?${attribute} content=")[^"]*(")`),
    `$1${value.replaceAll('$', '$$$$')}$2`,
  );

/** The style block of all pages of a site, and the ids by which Emotion knows what is in it. */
export const styleBlock = (css: string, ids: string): Buffer =>
  Buffer.from(`<style data-emotion="css ${ids}">${css}</style>`);

/** The whole document of a page. */
export function pageHtml(page: RenderedPage, { template, style, starter, siteUrl }: PageFrame): Buffer {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(page.head)?.[1] ?? new URL('/', siteUrl).href;
  const [head = '', rest = ''] = template.split(/(?=<\/head>)/);
  const bare = (
    page.head.includes('property="og:image"')
      ? head.replaceAll(/\s*<meta property="og:image[^>]*>/g, '')
      : head
  )
    .replace(/<title>[^<]*<\/title>/, () => `<title ${OWN}>${page.title}</title>`)
    .replace('<meta name="description"', `<meta ${OWN} name="description"`);
  const described = [
    ['name="description"', page.description],
    ['property="og:title"', page.title],
    ['property="og:description"', page.description],
    ['property="og:url"', address],
  ].reduce((html, [attribute = '', value = '']) => replaceMeta(html, attribute, value), bare);
  const own = page.head.replaceAll(/<(meta|link)\b/g, `<$1 ${OWN}`);
  const attributes = {
    'data-page': page.isWhole ? page.path : undefined,
    'data-call': page.earlyCall?.call,
    'data-parameter': page.earlyCall?.parameter,
  };
  const body = rest.replace(
    '<div id="root"></div>',
    () =>
      `<div id="root"${attributesHtml(attributes)}>${page.body}</div>${page.data ?? ''}<script>${page.isAlone ? reloadOnline : starter}</script>`,
  );
  return Buffer.concat([Buffer.from(described + own), style, Buffer.from(body)]);
}
