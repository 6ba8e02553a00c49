/** What a page of a site is made of; `@tableside/shell/server` renders it. */
export interface RenderedPage {
  readonly path: string;
  readonly isMissing: boolean;
  readonly isWhole: boolean;
  readonly title: string;
  readonly description: string;
  readonly head: string;
  readonly body: string;
}

/** What all pages of a site share. */
export interface PageFrame {
  /** The page that came out of the client's build. */
  readonly template: string;
  readonly css: string;
  readonly styleIds: string;
  readonly starter: string;
  readonly siteUrl: string;
}

/** Marks what a page says of itself in its head: the site takes it over or puts its own in its place. */
const OWN = 'data-of-page';

/** The addresses of the scripts that a built page begins with. */
export function scriptsOf(template: string): { readonly entry: string; readonly modules: readonly string[] } {
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1];
  if (entry === undefined) throw new Error('The built page has no entry script.');
  const modules = [...template.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
  return { entry, modules: modules.map(([, href = '']) => href) };
}

const replaceMeta = (html: string, attribute: string, value: string) =>
  html.replace(
    new RegExp(`(<meta (?:${OWN} )?${attribute} content=")[^"]*(")`),
    `$1${value.replaceAll('$', '$$$$')}$2`,
  );

/** The whole document of a page. */
export function pageHtml(
  page: RenderedPage,
  { template, css, styleIds, starter, siteUrl }: PageFrame,
): string {
  const address = new URL(page.path === '' || /[:*]/.test(page.path) ? '/' : page.path, siteUrl).href;
  const bare = template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title ${OWN}>${page.title}</title>`)
    .replace('<meta name="description"', `<meta ${OWN} name="description"`);
  const described = [
    ['name="description"', page.description],
    ['property="og:title"', page.title],
    ['property="og:description"', page.description],
    ['property="og:url"', address],
  ].reduce((html, [attribute = '', value = '']) => replaceMeta(html, attribute, value), bare);
  const own = page.head.replaceAll(/<(meta|link)\b/g, `<$1 ${OWN}`);
  const style = `<style data-emotion="css ${styleIds}">${css}</style>`;
  const taken = page.isWhole ? ` data-page="${page.path}"` : '';
  return described
    .replace('</head>', () => `${own}${style}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${taken}>${page.body}</div><script>${starter}</script>`,
    );
}
