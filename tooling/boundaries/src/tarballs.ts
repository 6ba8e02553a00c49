import { matchesGlob } from 'node:path';

import type { Finding } from './finding.ts';

export interface Tarball {
  readonly manifest: Readonly<Record<string, unknown>> & { readonly name: string };
  readonly files: ReadonlyMap<string, string>;
}

const SBOM = 'dist/sbom.cdx.json';
const companions = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
const facts = ['description', 'keywords', 'homepage', 'bugs', 'repository', 'license'];
const supportOfTests = /\.(test|stories|fixture)\./;

type Target = string | Readonly<Record<string, string>>;

export function tarballFindings({ manifest, files }: Tarball): Finding[] {
  const messages: string[] = [];
  for (const name of companions) if (!files.has(name)) messages.push(`${name} is missing`);
  messages.push(...sbomMessages(manifest, files.get(SBOM)));
  for (const fact of facts) if (manifest[fact] === undefined) messages.push(`package.json has no ${fact}`);

  for (const [path, text] of files) {
    if (companions.includes(path) || path === SBOM) continue;
    if (!/^dist\/.+\.(js|d\.ts)$/.test(path)) messages.push(`${path} is not used by consumers`);
    else if (supportOfTests.test(path)) messages.push(`${path} is a test file`);
    else if (/^\/\/# sourceMappingURL=/m.test(text))
      messages.push(`${path} references a source map that is not included`);
  }

  for (const [entry, target] of Object.entries((manifest['exports'] ?? {}) as Record<string, Target>)) {
    for (const [condition, path] of Object.entries(
      typeof target === 'string' ? { default: target } : target,
    )) {
      if (![...files.keys()].some((file) => matchesGlob(file, path.replace('./', ''))))
        messages.push(`exports "${entry}" for ${condition} points to ${path}, which does not exist`);
    }
  }

  const { msw } = (manifest['peerDependencies'] ?? {}) as Record<string, string>;
  const { msw: mswMeta } = (manifest['peerDependenciesMeta'] ?? {}) as Record<string, { optional?: boolean }>;
  if (msw !== undefined && mswMeta?.optional !== true)
    messages.push('msw is for tests, so it must be an optional peer');

  if (!files.get('README.md')?.includes(`npm install ${manifest.name}\n`))
    messages.push(`README.md does not say "npm install ${manifest.name}"`);
  return messages.map((message) => ({ where: manifest.name, message }));
}

interface Sbom {
  readonly bomFormat?: string;
  readonly metadata?: { readonly component?: { readonly purl?: string } };
  readonly components?: readonly { readonly purl?: string }[];
}

function sbomMessages({ name, version, dependencies }: Tarball['manifest'], text = '{}'): string[] {
  const { bomFormat, metadata, components = [] } = JSON.parse(text) as Sbom;
  const purlOf = (one: string) => `pkg:npm/${one.replace('@', '%40')}@`;
  if (bomFormat !== 'CycloneDX') return [`${SBOM} is missing`];
  if (metadata?.component?.purl !== `${purlOf(name)}${String(version)}`)
    return [`${SBOM} is not of ${name} ${String(version)}`];
  return Object.keys((dependencies ?? {}) as Record<string, string>)
    .filter((one) => !components.some(({ purl }) => purl?.startsWith(purlOf(one))))
    .map((one) => `${SBOM} does not name ${one}`);
}
