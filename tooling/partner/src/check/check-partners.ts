import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { PartnerSettings } from '@tableside/partner-config/schema';

import type { Finding } from '../findings.ts';
import { generatedFindings } from '../generate/generated-files.ts';
import { partnerIds, readPartner } from '../partners.ts';
import { appFindings } from './app.ts';
import { assetFindings } from './assets.ts';
import { contrastFindings } from './contrast.ts';
import { featureRules } from './features.ts';
import { jsonFindings } from './json.ts';

function checkPartner(workspace: string, id: string): Finding[] {
  const folder = join(workspace, 'partners');
  const { partner, problems } = readPartner(folder, id);
  const unparsed = jsonFindings(workspace, id);
  if (!partner) {
    const where = `partners/${id}.json`;
    return [
      ...problems.map(({ path, message }) => ({ partner: id, where, message: `${path} ${message}` })),
      ...unparsed,
    ];
  }
  const named: Finding[] =
    partner.id === id
      ? []
      : [{ partner: id, where: 'id', message: `is "${partner.id}", but the file is ${id}.json` }];
  const labels = new URL(partner.siteUrl).hostname.split('.');
  if (!labels.includes(id)) {
    named.push({
      partner: id,
      where: 'siteUrl',
      message: `is ${partner.siteUrl}: one part of its host must be ${id}`,
    });
  }
  return [
    ...named,
    ...contrastFindings(partner),
    ...assetFindings(folder, partner),
    ...(unparsed.length > 0 ? unparsed : appFindings(workspace, partner)),
  ];
}

function sharedHosts(partners: readonly PartnerSettings[]): Finding[] {
  const first = new Map<string, string>();
  return partners.flatMap(({ id, siteUrl }) => {
    const { host } = new URL(siteUrl);
    const other = first.get(host);
    first.set(host, other ?? id);
    return other ? [{ partner: id, where: 'siteUrl', message: `has the host of ${other}: ${host}` }] : [];
  });
}

const foldersOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : [];

/** Everything wrong with the partners of a workspace, or with one of them; throws when it is none of them. */
export function checkPartners(workspace: string, only?: string): Finding[] {
  const folder = join(workspace, 'partners');
  const ids = partnerIds(folder);
  if (only !== undefined) return checkPartner(workspace, only);
  const orphans = foldersOf(join(workspace, 'apps'))
    .filter((id) => !ids.includes(id))
    .map((id) => ({ partner: id, where: `apps/${id}`, message: `has no partners/${id}.json` }));
  const unruled = foldersOf(join(workspace, 'packages/features'))
    .filter((name) => !(name in featureRules))
    .map((name) => ({
      partner: 'all',
      where: `packages/features/${name}`,
      message:
        'has no rule that says which partners have it: add one to tooling/partner/src/check/features.ts',
    }));
  const loaded = ids.flatMap((id) => readPartner(folder, id).partner ?? []);
  return [
    ...ids.flatMap((id) => checkPartner(workspace, id)),
    ...sharedHosts(loaded),
    ...orphans,
    ...unruled,
    // What follows from all partners cannot be judged while one of them is not understood.
    ...(loaded.length === ids.length ? generatedFindings(folder) : []),
  ];
}
