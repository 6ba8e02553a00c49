import { emptyContent, type Content, type ContentEntry } from '@tableside/content-client';
import { parseHtmlCopy, readContent } from '@tableside/content-client/reader';
import { themeStyleSheet, type PartnerAssets, type PartnerFile } from '@tableside/partner-config';
import { loadPartner, type PartnerSettings } from '@tableside/partner-config/schema';
import type { TypeSetting } from '@tableside/ui/type-setting';

const files = import.meta.glob<PartnerFile>('../partners/*.json', { eager: true, import: 'default' });
const pages = import.meta.glob<readonly (ContentEntry & { readonly draft?: boolean })[]>(
  '../partners/content/*/*.json',
  { import: 'default' },
);
const drawings = import.meta.glob<string>('../partners/assets/*/*.svg', { query: '?url', import: 'default' });

export const partners: ReadonlyMap<string, PartnerSettings> = new Map(
  Object.entries(files).flatMap(([path, file]): [string, PartnerSettings][] => {
    if (path.endsWith('partner.schema.json')) return [];
    const { partner, problems } = loadPartner(file);
    if (partner !== undefined) return [[partner.id, partner]];
    console.warn(`${path} is left out:`, problems);
    return [];
  }),
);

export function settingsOfStory(id: string, ofStory: Partial<PartnerFile>): Partial<PartnerFile> {
  const file = Object.values(files).find((one) => one.id === id);
  const both = { ...file, ...ofStory };
  return loadPartner(both).partner ? both : ofStory;
}

const groupIn = (path: string) => path.replace(/^.*\/|\.json$/g, '').replace(/^global$/, '*');

async function readPages(isWanted: (path: string) => boolean): Promise<Content> {
  const own = Object.entries(pages).filter(([path]) => isWanted(path));
  if (own.length === 0) return emptyContent;
  const groups = await Promise.all(
    own.map(async ([path, load]) => {
      const entries = await load();
      return [groupIn(path), entries.filter(({ draft }) => !draft)] as const;
    }),
  );
  return readContent(Object.fromEntries(groups), {
    parseHtml: parseHtmlCopy,
    log: (message) => console.warn(message),
  });
}

export const contentOf = (id: string): Promise<Content> => readPages((path) => path.includes(`/${id}/`));

export async function copyOf(id: string): Promise<Content['global']['navbar']['copy']> {
  const { global } = await readPages((path) => path.endsWith(`/${id}/global.json`));
  return global.navbar.copy;
}

export async function assetsOf(id: string): Promise<PartnerAssets | undefined> {
  const own = Object.entries(drawings).filter(([path]) => path.includes(`/assets/${id}/`));
  const addresses = await Promise.all(
    own.map(async ([path, load]) => [path.replace(/^.*\//, ''), await load()] as const),
  );
  const footerLogos = Object.fromEntries(addresses);
  const { 'logo.svg': logo, 'logo-on-brand.svg': logoOnBrand, 'mark.svg': mark } = footerLogos;
  return logo && logoOnBrand && mark ? { logo, logoOnBrand, mark, footerLogos } : undefined;
}

type Brand = PartnerSettings['brand'];
type FontName = Brand['font']['title'];

const fonts: Record<FontName, () => Promise<unknown>> = {
  'Nunito Sans': () => import('@fontsource-variable/nunito-sans/index.css'),
  'DM Sans': () => import('@fontsource-variable/dm-sans/index.css'),
  'Source Serif 4': () => import('@fontsource-variable/source-serif-4/index.css'),
  Outfit: () => import('@fontsource-variable/outfit/index.css'),
  'Public Sans': () => import('@fontsource-variable/public-sans/index.css'),
  Manrope: () => import('@fontsource-variable/manrope/index.css'),
};

const styleId = 'partner-theme';

export async function wearBrand(id: string): Promise<void> {
  const brand = partners.get(id)?.brand;
  const style = document.getElementById(styleId) ?? document.createElement('style');
  style.id = styleId;
  style.textContent = brand === undefined ? '' : themeStyleSheet(brand);
  document.head.append(style);
  await loadFonts(brand);
}

export async function loadFonts(brand: Brand | undefined): Promise<void> {
  const names: FontName[] = brand === undefined ? ['Nunito Sans'] : [brand.font.title, brand.font.body];
  await Promise.all(names.map((name) => fonts[name]()));
  await document.fonts.ready;
}

export const typeSettingOf = (brand: Brand | undefined): TypeSetting => ({
  titleCasing: brand?.titleCasing ?? 'none',
  buttonCasing: brand?.buttonCasing ?? 'none',
  casingExceptions: [],
  hasPlainRegisteredMark: brand?.font.plainRegisteredMark ?? false,
});
