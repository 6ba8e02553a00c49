import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { contentGroups, digestOf, fetchBuiltContent, type BuiltContent } from '@tableside/content-client';
import {
  groupFile,
  parseHtmlCopy,
  readContent,
  readStoredEntries,
  type StoredGroups,
} from '@tableside/content-client/reader';
import { parseJson, type PartnerProblem } from '@tableside/partner-config/schema';

import { PartnerRefused, type PartnerOnDisk } from './read-partner.ts';

/** There is no content to build with. Its message says what to set. */
export class ContentMissing extends Error {
  override readonly name = 'ContentMissing';
}

export const contentFolder = ({ file, settings }: Pick<PartnerOnDisk, 'file' | 'settings'>): string =>
  join(dirname(file), 'content', settings.id);

export interface ContentFolder {
  readonly groups: StoredGroups;
  readonly problems: readonly (PartnerProblem & {
    readonly file: string;
    readonly isRefused: boolean;
  })[];
}

export function readContentFolder(folder: string, log: (message: string) => void): ContentFolder {
  const files = contentGroups
    .map((group) => ({ group, file: join(folder, groupFile(group)) }))
    .filter(({ file }) => existsSync(file))
    .map(({ group, file }) => ({ group, file, ...parseJson(readFileSync(file, 'utf8')) }));
  return {
    groups: Object.fromEntries(
      files
        .filter((file) => 'value' in file)
        .map(({ group, value }) => [group, readStoredEntries(group, value, log)]),
    ),
    problems: files.flatMap(({ file, problems, ...parsed }) =>
      problems.map((problem) => ({ ...problem, file, isRefused: !('value' in parsed) })),
    ),
  };
}

function builtFrom(folder: string): BuiltContent {
  const log = (message: string) => console.warn(message);
  const { groups: stored, problems } = readContentFolder(folder, log);
  if (problems.some(({ isRefused }) => isRefused))
    throw new PartnerRefused(
      folder,
      problems.map(({ file, path, message }) => ({ path: `${basename(file)} ${path}`, message })),
    );
  for (const { file, path, message } of problems) log(`${file} ${path} ${message}`);
  const groups = contentGroups.map((group) => {
    const entries = stored[group]?.filter(({ draft }) => !draft) ?? [];
    return [group, entries.map(({ slug, fields }) => ({ slug, fields }))] as const;
  });
  return {
    content: readContent(Object.fromEntries(groups), { parseHtml: parseHtmlCopy, log }),
    digest: digestOf(groups.map(([, entries]) => entries)),
  };
}

/**
 * Returns all content for this partner's build, from the content service at `contentUrl` or else from the
 * partner's folder. Undefined if the partner's content is always live.
 * @throws {@link ContentMissing} if there is neither, and {@link PartnerRefused} if a file is not JSON.
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
      throw new ContentMissing(
        `The content of ${id} did not come from CONTENT_URL=${contentUrl} (${reason}). Set CONTENT_URL to the address ` +
          `below which /pages/home/ answers, or leave it out to build with ${folder}.`,
        { cause },
      );
    });
  }
  if (existsSync(folder)) return builtFrom(folder);
  throw new ContentMissing(
    `${folder} does not exist. Set CONTENT_URL to the address of the content service of ${id}, ` +
      'write its content there, or set content.delivery to "live".',
  );
}

/** Embeds JSON as a string to parse, which browsers do faster than executing a literal. */
export const asCode = (value: object | undefined): string =>
  value === undefined ? 'undefined' : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
