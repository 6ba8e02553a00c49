import { join } from 'node:path';

import type { Plugin } from 'vite';

import { contentFolder } from './built-content.ts';
import { brandFonts, latinFontFile } from './fonts.ts';
import { pageHead } from './page-head.ts';
import { partnerModule, partnerStyleSheet } from './partner-module.ts';
import { readPartner, type PartnerOnDisk } from './read-partner.ts';

const moduleId = '\0tableside-partner';
const contentId = '\0tableside-content';
const styleSheetId = 'virtual:tableside-partner.css';
const resolvedStyleSheetId = `\0${styleSheetId}`;
const fileIds = (file: string) => `/@fs${file}`;

/**
 * Serves one partner in its app's development server. `import partner from '…/partners/<id>.json?partner'`
 * imports a PartnerBuild, and the page gets the brand's style sheet, fonts, icon and title. Rejects an
 * invalid partner.
 */
export function partnerSite({ file }: { readonly file: string }): Plugin {
  let partner: PartnerOnDisk;

  return {
    name: 'tableside:partner',
    enforce: 'pre',
    apply: 'serve',

    configResolved() {
      partner = readPartner(file);
    },

    buildStart() {
      this.addWatchFile(file);
    },

    configureServer({ watcher }) {
      watcher.add(contentFolder(partner));
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

    load(id) {
      // In development, content comes live from the platform, where it can be edited, so none is built in.
      if (id === contentId) return 'export default undefined;\n';
      if (id === moduleId) return partnerModule(partner, styleSheetId);
      return id === resolvedStyleSheetId ? partnerStyleSheet(partner) : null;
    },

    hotUpdate({ file: changed, modules }) {
      if (changed.startsWith(`${contentFolder(partner)}/`)) {
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
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
      handler: (html) => ({
        html: html.replace('<html>', '<html lang="en-US">'),
        tags: pageHead(partner.settings, {
          favicon: fileIds(join(partner.assetsFolder, 'favicon.svg')),
          fonts: brandFonts(partner.settings).map(latinFontFile).map(fileIds),
        }),
      }),
    },
  };
}
