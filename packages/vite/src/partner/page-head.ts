import { fillText } from '@tableside/content-client';
import { copyValues } from '@tableside/partner-config';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import type { HtmlTagDescriptor } from 'vite';

export interface HeadAddresses {
  readonly favicon: string;
  readonly fonts: readonly string[];
  readonly touchIcon?: string | undefined;
  readonly share?: string | undefined;
  readonly manifest?: string | undefined;
}

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs,
  injectTo: 'head-prepend',
});
const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

export function pageHead(settings: PartnerSettings, addresses: HeadAddresses): HtmlTagDescriptor[] {
  const { brand, programName, siteUrl } = settings;
  const page = settings.routeMeta['/'] ??
    settings.routeMeta['*'] ?? { title: programName, description: programName };
  const values = { partner: copyValues(settings, undefined), linkLabel: () => '' };
  const [title, description] = [fillText(page.title, values), fillText(page.description, values)];
  const share = addresses.share && new URL(addresses.share, siteUrl).href;
  return [
    meta({ charset: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    { tag: 'title', children: title, injectTo: 'head-prepend' },
    meta({ name: 'description', content: description }),
    meta({ name: 'theme-color', content: brand.colors.surfaceHeader }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: programName }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: new URL('/', siteUrl).href }),
    ...(share
      ? [
          meta({ property: 'og:image', content: share }),
          meta({ property: 'og:image:width', content: '1200' }),
          meta({ property: 'og:image:height', content: '630' }),
          meta({ property: 'og:image:alt', content: programName }),
          meta({ name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
    link({ rel: 'icon', type: 'image/svg+xml', href: addresses.favicon }),
    ...(addresses.touchIcon ? [link({ rel: 'apple-touch-icon', href: addresses.touchIcon })] : []),
    ...(addresses.manifest ? [link({ rel: 'manifest', href: addresses.manifest })] : []),
    ...addresses.fonts.map((href) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href }),
    ),
  ];
}

export const webManifest = (
  { programName, name, brand }: PartnerSettings,
  icons: { small: string; large: string },
) =>
  JSON.stringify({
    name: programName,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: brand.colors.surface,
    theme_color: brand.colors.surfaceHeader,
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png' },
      { src: icons.large, sizes: '512x512', type: 'image/png' },
    ],
  });
