import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import {
  contentGroups,
  digestOf,
  fetchBuiltContent,
  type BuiltContent,
  type ContentEntry,
} from '@tableside/content-client';
import { parseHtmlCopy, readContent } from '@tableside/content-client/reader';

import type { PartnerOnDisk } from './read-partner.ts';

/** Returns the folder in which a partner's content is edited if no content service is configured. */
export const contentFolder = ({ file, settings }: Pick<PartnerOnDisk, 'file' | 'settings'>): string =>
  join(dirname(file), 'content', settings.id);

function readFolder(folder: string): BuiltContent {
  const groups = contentGroups.map((group) => {
    const path = join(folder, `${group === '*' ? 'global' : group}.json`);
    const entries = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as (ContentEntry & { draft?: boolean })[])
      : [];
    const shown = entries.filter(({ draft }) => !draft).map(({ slug, fields }) => ({ slug, fields }));
    return [group, shown] as const;
  });
  const content = readContent(Object.fromEntries(groups), {
    parseHtml: parseHtmlCopy,
    log: (message) => console.warn(message),
  });
  return { content, digest: digestOf(groups.map(([, entries]) => entries)) };
}

/**
 * Returns all content for this partner's build: from the content service at `contentUrl`, or by default from
 * the partner's folder. Undefined if the partner's content is always live.
 *
 * @throws if there is neither, with a sentence that says what to set.
 */
export async function readBuiltContent(
  partner: PartnerOnDisk,
  contentUrl: string | undefined,
): Promise<BuiltContent | undefined> {
  const { id, content, cmsPreview } = partner.settings;
  if (content.delivery === 'live' || cmsPreview) return undefined;
  const folder = contentFolder(partner);
  if (contentUrl) {
    const cmsRoute = contentUrl.replace(/\/+$/, '');
    return fetchBuiltContent({ cmsRoute, isPreview: false }).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `The content of ${id} did not come from CONTENT_URL=${contentUrl} (${reason}). Set CONTENT_URL to the address ` +
          `below which /pages/home/ answers, or leave it out to build with ${folder}.`,
        { cause },
      );
    });
  }
  if (existsSync(folder)) return readFolder(folder);
  throw new Error(
    `${folder} does not exist. Set CONTENT_URL to the address of the content service of ${id}, ` +
      'write its content there, or set content.delivery to "live".',
  );
}

/** Embeds JSON as an expression: parsing text is faster than executing it. */
export const asCode = (value: object | undefined): string =>
  value === undefined ? 'undefined' : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
