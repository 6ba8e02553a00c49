import { join, relative } from 'node:path';

import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

import { contentModule, readBuiltContent } from './built-content.ts';
import { brandFonts, latinFontFile } from './fonts.ts';
import { pageHead, webManifest } from './page-head.ts';
import { partnerModule, partnerStyleSheet } from './partner-module.ts';
import { drawPictures, type PictureName } from './pictures.ts';
import { readPartner, type PartnerOnDisk } from './read-partner.ts';

const moduleId = '\0tableside-partner';
const contentId = '\0tableside-content';
const styleSheetId = 'virtual:tableside-partner.css';
const resolvedStyleSheetId = `\0${styleSheetId}`;
const fileIds = (file: string) => `/@fs${file}`;

/** The address under which a source file came out of the build. */
const builtAddress = (bundle: Rolldown.OutputBundle, root: string, file: string): string => {
  const name = relative(root, file);
  const asset = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.originalFileNames.includes(name),
  );
  if (!asset) throw new Error(`${file} did not come out of the build`);
  return `/${asset.fileName}`;
};

/**
 * Compiles one partner into its app. `import partner from '…/partners/<id>.json?partner'` gives a PartnerBuild, and the
 * page gets the brand's style sheet, fonts, icons, title and link preview. A partner with a mistake is refused before
 * anything is built.
 */
export function partnerBuild({ file }: { readonly file: string }): Plugin {
  let config: ResolvedConfig;
  let partner: PartnerOnDisk;
  const pictures = new Map<PictureName, string>();
  let manifest: string | undefined;
  let favicon: string | undefined;

  return {
    name: 'tableside:partner',
    enforce: 'pre',

    configResolved(resolved) {
      config = resolved;
      partner = readPartner(file);
    },

    async buildStart() {
      this.addWatchFile(file);
      if (config.command === 'serve') return;
      const emit = (name: string, source: string | Uint8Array) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      for (const { name, source } of await drawPictures(partner)) pictures.set(name, emit(name, source));
      favicon = emit('favicon.svg', await this.fs.readFile(join(partner.assetsFolder, 'favicon.svg')));
      if (partner.settings.hasPWAInstallBanner) {
        const icons = {
          small: pictures.get('icon-192.png') ?? '',
          large: pictures.get('icon-512.png') ?? '',
        };
        manifest = emit('site.webmanifest', webManifest(partner.settings, icons));
      }
    },

    async resolveId(source, importer) {
      if (source === styleSheetId) return resolvedStyleSheetId;
      const [path, kind] = source.split('.json?');
      if (kind !== 'partner' && kind !== 'content') return null;
      const target = await this.resolve(`${path}.json`, importer, { skipSelf: true });
      if (target?.id !== file) {
        this.error(`This app is built for ${file}: import that partner, not ${target?.id ?? source}.`);
      }
      return kind === 'partner' ? moduleId : contentId;
    },

    async load(id) {
      if (id === contentId) {
        // The development server has the platform behind it, whose content can be edited.
        const isBuilt = config.command === 'build';
        return contentModule(isBuilt ? await readBuiltContent(partner, process.env.CONTENT_URL) : undefined);
      }
      if (id === moduleId) return partnerModule(partner, styleSheetId);
      return id === resolvedStyleSheetId ? partnerStyleSheet(partner) : null;
    },

    hotUpdate({ file: changed, modules }) {
      if (changed !== file && !changed.startsWith(`${partner.assetsFolder}/`)) return modules;
      partner = readPartner(file);
      const ours = [moduleId, resolvedStyleSheetId].flatMap(
        (id) => this.environment.moduleGraph.getModuleById(id) ?? [],
      );
      for (const module of ours) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },

    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const fonts = brandFonts(partner.settings).map(latinFontFile);
        const addresses = bundle
          ? {
              favicon: favicon ?? '',
              fonts: fonts.map((font) => builtAddress(bundle, config.root, font)),
              touchIcon: pictures.get('icon-180.png'),
              share: pictures.get('share.png'),
              manifest,
            }
          : { favicon: fileIds(join(partner.assetsFolder, 'favicon.svg')), fonts: fonts.map(fileIds) };
        return {
          html: html.replace('<html>', '<html lang="en-US">'),
          tags: pageHead(partner.settings, addresses),
        };
      },
    },
  };
}
