import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { PartnerBuild } from '@tableside/partner-config';
import type { HtmlTagDescriptor } from 'vite';

import { footerLogoFiles } from '../partner/asset-files.ts';
import { brandFonts, latinFontFile } from '../partner/fonts.ts';
import { pageHead, webManifest } from '../partner/page-head.ts';
import { partnerStyleSheet, runningSettings } from '../partner/partner-module.ts';
import { drawPictures } from '../partner/pictures.ts';
import type { PartnerOnDisk } from '../partner/read-partner.ts';
import { shortenCss } from './shorten-css.ts';
import type { WriteAsset } from './write-assets.ts';

export interface WrittenPartner {
  readonly build: PartnerBuild;
  readonly css: string;
  readonly head: readonly HtmlTagDescriptor[];
}

export async function writePartner(partner: PartnerOnDisk, write: WriteAsset): Promise<WrittenPartner> {
  const { settings, assetsFolder } = partner;
  const writeFile = async (file: string) => write(basename(file), await readFile(file));
  const writeDrawing = (name: string) => writeFile(join(assetsFolder, name));

  const pictures = new Map<string, string>();
  for (const { name, source } of await drawPictures(partner)) pictures.set(name, await write(name, source));
  const icons = { small: pictures.get('icon-192.png') ?? '', large: pictures.get('icon-512.png') ?? '' };

  const sheet = await partnerStyleSheet(partner);
  const fonts = new Map<string, string>();
  for (const [, file = ''] of sheet.matchAll(/url\((\/[^)]+)\)/g)) fonts.set(file, await writeFile(file));

  const footerLogos: Record<string, string> = {};
  for (const name of footerLogoFiles(settings)) footerLogos[name] = await writeDrawing(name);
  return {
    build: {
      settings: runningSettings(partner),
      assets: {
        logo: await writeDrawing('logo.svg'),
        logoOnBrand: await writeDrawing('logo-on-brand.svg'),
        mark: await writeDrawing('mark.svg'),
        footerLogos,
      },
    },
    css: shortenCss(sheet.replaceAll(/url\((\/[^)]+)\)/g, (_, file: string) => `url(${fonts.get(file)})`)),
    head: pageHead(settings, {
      favicon: await writeDrawing('favicon.svg'),
      fonts: brandFonts(settings).map((name) => fonts.get(latinFontFile(name)) ?? ''),
      touchIcon: pictures.get('icon-180.png'),
      share: pictures.get('share.png'),
      manifest: settings.hasPWAInstallBanner
        ? await write('site.webmanifest', webManifest(settings, icons))
        : undefined,
    }),
  };
}
