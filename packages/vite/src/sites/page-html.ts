import {
  CALL,
  CODE_MISSING,
  OF_PAGE,
  PAGE,
  PARAMETER,
  STYLES,
  type EarlyCallPattern,
} from '@tableside/core/page-protocol';
import type { HtmlTagDescriptor } from 'vite';

import { shortenCss } from './shorten-css.ts';

/** The CSS rules of a page without those of its brand, and the ids by which Emotion recognizes them. */
export interface PageStyles {
  readonly css: string;
  readonly ids: string;
}

export interface RenderedPage {
  readonly path: string;
  readonly isMissing: boolean;
  readonly isComplete: boolean;
  /** Whether the page works without the site's code. */
  readonly isAlone?: boolean | undefined;
  readonly title: string;
  readonly description: string;
  readonly head: string;
  readonly body: string;
  readonly styles: PageStyles;
  readonly data?: string;
  readonly earlyCall?: EarlyCallPattern | undefined;
}

/**
 * Pages without the site's code have only this script, which reloads the requested page once there is a
 * connection.
 */
const reloadOnline = [
  'let isLeaving=false;',
  'const reload=()=>isLeaving||location.reload();',
  `addEventListener('online',reload);`,
  // A browser that has not noticed the loss sends no event when the connection returns.
  `setInterval(()=>fetch(location.href,{method:'HEAD'}).then(reload,()=>{}),15000);`,
  // The connection may return while the visitor is leaving the page. Reloading would then cancel that
  // navigation.
  `addEventListener('beforeunload',()=>{isLeaving=true});`,
  `addEventListener('pageshow',()=>{isLeaving=false});`,
].join('');

export interface PageFrame {
  readonly template: string;
  readonly css: string;
  readonly starter: string;
  readonly integrity: string;
  readonly siteUrl: string;
}

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

/** Turns an app's page for the development server into the template for built pages, which has no scripts. */
export function pageTemplate(html: string, head: readonly HtmlTagDescriptor[]): string {
  const lines = head.map((tag) => `\n    ${tagHtml(tag)}`).join('');
  return html
    .replace('<html>', '<html lang="en-US">')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('</head>', () => `${lines}\n  </head>`);
}

const importMapHtml = (map: string) => `<script type="importmap">${map}</script>`;

export interface LoadedFile {
  readonly address: string;
  readonly integrity: string;
}

export interface LivePageParts {
  readonly styleSheet: LoadedFile;
  readonly entry: LoadedFile;
  readonly integrity: string;
  readonly modules: readonly string[];
  readonly starter: string;
  readonly codeMissing: string;
}

export function livePage(template: string, files: LivePageParts): string {
  const tags: HtmlTagDescriptor[] = [
    {
      tag: 'script',
      attrs: {
        type: 'module',
        crossorigin: true,
        integrity: files.entry.integrity,
        src: files.entry.address,
      },
      children: '',
    },
    ...files.modules.map((href) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href },
    })),
    {
      tag: 'link',
      attrs: {
        rel: 'stylesheet',
        crossorigin: true,
        integrity: files.styleSheet.integrity,
        href: files.styleSheet.address,
      },
    },
  ];
  const root = `<div id="root"${attributesHtml({ [CODE_MISSING]: files.codeMissing })}></div>`;
  return template
    .replace('</head>', () => `${importMapHtml(files.integrity)}${tags.map(tagHtml).join('')}</head>`)
    .replace('<div id="root"></div>', () => `${root}<script>${files.starter}</script>`);
}

const replaceMeta = (html: string, attribute: string, value: string) =>
  html.replace(
    new RegExp(`(<meta (?:${OF_PAGE} )?${attribute} content=")[^"]*(")`),
    `$1${value.replaceAll('$', '$$$$')}$2`,
  );

export const styleBlock = (brand: string, { css, ids }: PageStyles): string =>
  `<style ${STYLES}="${ids}">${brand}${shortenCss(css)}</style>`;

export function pageHtml(
  page: RenderedPage,
  { template, css, starter, integrity, siteUrl }: PageFrame,
): string {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(page.head)?.[1] ?? new URL('/', siteUrl).href;
  const [head = '', rest = ''] = template.split(/(?=<\/head>)/);
  const bare = (
    page.head.includes('property="og:image"')
      ? head.replaceAll(/\s*<meta property="og:image[^>]*>/g, '')
      : head
  )
    .replace(/<title>[^<]*<\/title>/, () => `<title ${OF_PAGE}>${page.title}</title>`)
    .replace('<meta name="description"', `<meta ${OF_PAGE} name="description"`);
  const described = [
    ['name="description"', page.description],
    ['property="og:title"', page.title],
    ['property="og:description"', page.description],
    ['property="og:url"', address],
  ].reduce((html, [attribute = '', value = '']) => replaceMeta(html, attribute, value), bare);
  const own = page.head.replaceAll(/<(meta|link|script)\b/g, `<$1 ${OF_PAGE}`);
  const attributes = {
    [PAGE]: page.isComplete ? page.path : undefined,
    [CALL]: page.earlyCall?.call,
    [PARAMETER]: page.earlyCall?.parameter,
  };
  // The import map comes after the visible content, because it is long, but before the starter, because it
  // must precede every module.
  const scripts = page.isAlone
    ? `<script>${reloadOnline}</script>`
    : `${importMapHtml(integrity)}<script>${starter}</script>`;
  const body = rest.replace(
    '<div id="root"></div>',
    () => `<div id="root"${attributesHtml(attributes)}>${page.body}</div>${page.data ?? ''}${scripts}`,
  );
  return described + own + styleBlock(css, page.styles) + body;
}
