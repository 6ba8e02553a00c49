import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, type PartnerSettings } from '@tableside/partner-config/schema';

import type { Finding } from '../findings.ts';
import { generatedFindings } from '../generate/generated-files.ts';
import { partnerIds, readPartner } from '../partners.ts';
import { appFindings } from './app.ts';
import { assetFindings } from './assets.ts';
import { contentFindings, fileFindings } from './content.ts';
import { contrastFindings } from './contrast.ts';
import { featureRules } from './features.ts';

export { printFinding } from '../findings.ts';

function jsonFindings(workspace: string, id: string): Finding[] {
  const folder = `apps/${id}`;
  if (!existsSync(join(workspace, folder))) return [];
  return readdirSync(join(workspace, folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      parseJson(readFileSync(join(workspace, folder, name), 'utf8')).problems.map(({ path, message }) => ({
        partner: id,
        where: `${folder}/${name}`,
        message: `${path} ${message}`,
      })),
    );
}

async function checkPartner(workspace: string, id: string): Promise<Finding[]> {
  const folder = join(workspace, 'partners');
  const { partner, problems } = readPartner(folder, id);
  const unparsed = jsonFindings(workspace, id);
  if (!partner) {
    const where = `partners/${id}.json`;
    return [
      ...problems.map(({ path, message }) => ({ partner: id, where, message: `${path} ${message}` })),
      ...unparsed,
      ...fileFindings(workspace, id),
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
    ...(await contentFindings(workspace, partner)),
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

export async function checkPartners(workspace: string, only?: string): Promise<Finding[]> {
  const folder = join(workspace, 'partners');
  const ids = partnerIds(folder);
  if (only !== undefined) return checkPartner(workspace, only);
  const orphans = foldersOf(join(workspace, 'apps'))
    .filter((id) => !ids.includes(id))
    .map((id) => ({ partner: id, where: `apps/${id}`, message: `has no partners/${id}.json` }));
  const unruled = foldersOf(join(workspace, 'packages/features/src'))
    .filter((name) => !(name in featureRules))
    .map((name) => ({
      partner: 'all',
      where: `packages/features/src/${name}`,
      message: 'has no rule for which partners have it: add one to tooling/partner/src/check/features.ts',
    }));
  const loaded = ids.flatMap((id) => readPartner(folder, id).partner ?? []);
  const findings = await Promise.all(ids.map((id) => checkPartner(workspace, id)));
  return [
    ...findings.flat(),
    ...sharedHosts(loaded),
    ...orphans,
    ...unruled,
    // Generated files cannot be checked while a partner's file is invalid.
    ...(loaded.length === ids.length ? generatedFindings(folder) : []),
  ];
}
