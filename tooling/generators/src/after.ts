import { existsSync, globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { drawPartner } from '@tableside/partner/draw';
import { featuresOf, type EnrollmentSettings } from '@tableside/partner/features';
import { writeGenerated } from '@tableside/partner/generated';
import type { CustomActionFunction } from 'node-plop';
import { format, type FormatConfig } from 'oxfmt';

const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has an unexpected form and was not changed.`);
  writeFileSync(file, after);
};

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());

interface Made {
  readonly name: string;
}
const made = (answers: unknown): string => (answers as Made).name;
const rootOf = (plop: unknown): string => (plop as { getDestBasePath(): string }).getDestBasePath();

export const addEntryPoints: CustomActionFunction = (answers, _config, plop) => {
  const name = made(answers);
  const folder = join(rootOf(plop), 'packages/api-client/src');
  const from = (part: string) => `'./resources/${name}/${name}.${part}.ts';\n`;
  edit(join(folder, 'index.ts'), (text) => `${text}export { get${pascal(name)} } from ${from('resource')}`);
  edit(join(folder, 'queries.ts'), (text) => `${text}export { ${camel(name)}Query } from ${from('queries')}`);
  edit(
    join(folder, 'contract.ts'),
    (text) => `${text}export * as ${camel(name)}Contract from ${from('contract')}`,
  );
  edit(join(folder, 'testing.ts'), (text) =>
    text
      .replace(/(?=\nexport )/, `import { ${camel(name)}Handlers } from ${from('handlers')}`)
      .replace(/(?=\n\];)/, `\n  ${camel(name)}Handlers.list(),`)
      .concat(`export { ${camel(name)}Handlers };\n`),
  );
  return `the entry points of api-client name ${name}`;
};

export const describe =
  (packageName: string, sentence: string): CustomActionFunction =>
  (answers, _config, plop) => {
    const name = made(answers);
    const section = `\`@tableside/${packageName}/${name}\`\n\n${sentence}\n\n- Content: \`${camel(name)}.*\`.\n\n`;
    edit(join(rootOf(plop), 'packages', packageName, 'README.md'), (text) => {
      const [introduction = '', ...sections] = `${text.trimEnd()}\n\n`.split(/^## /m);
      return [introduction, ...[...sections, section].sort()].join('## ').trimEnd() + '\n';
    });
    return `packages/${packageName}/README.md has a section for ${name}`;
  };

export const expectFeature: CustomActionFunction = (answers, _config, plop) => {
  const { feature } = answers as { readonly feature: string };
  if (!existsSync(join(rootOf(plop), 'packages/features/src', feature, 'index.ts')))
    throw new Error(`Feature ${feature} not found: create it with pnpm new feature ${feature}`);
  return `render the form in a screen of ${feature}, and pass it a hook that submits`;
};

export const routeFeature: CustomActionFunction = (answers, _config, plop) => {
  const name = made(answers);
  edit(join(rootOf(plop), 'packages/core/src/routes.ts'), (text) =>
    text.replace(/(?=\n {2}signOut: )/, `\n  ${camel(name)}: { path: '/${name}', indexing: 'listed' },`),
  );
  compose(join(rootOf(plop), 'tooling/e2e/src/site-routes.test.ts'), name);
  return `/${name} is a page of every site: restrict it in packages/core/src/routes.ts if it is only for some`;
};

export const ruleFeature: CustomActionFunction = (answers, _config, plop) => {
  const name = made(answers);
  edit(join(rootOf(plop), 'tooling/partner/src/check/features.ts'), (text) =>
    text.replace(/(?=\n\};)/, `\n  '${name}': everyPartner,`),
  );
  return (
    `every partner has ${name}: restrict the rule in tooling/partner/src/check/features.ts if ` +
    'it is only for some'
  );
};

function compose(file: string, feature: string): void {
  const line = `import { ${camel(feature)} } from '@tableside/features/${feature}';\n`;
  edit(file, (text) => {
    const imports = [...(text.match(/^import .* from '@tableside\/features\/.*\n/gm) ?? []), line];
    const byPackage = (one: string) => one.slice(one.indexOf("'"));
    const sorted = imports.toSorted((one, other) => (byPackage(one) < byPackage(other) ? -1 : 1));
    return text
      .replace(/(^import .* from '@tableside\/features\/.*\n)+/m, sorted.join(''))
      .replace(/(\bfeatures(?::| =) \[[^\]]*?),?\s*\]/, `$1, ${camel(feature)}]`);
  });
}

export const composeApps: CustomActionFunction = (answers, _config, plop) => {
  const apps = join(rootOf(plop), 'apps');
  for (const app of readdirSync(apps)) compose(join(apps, app, 'src/main.tsx'), made(answers));
  return `every app composes ${made(answers)}`;
};

export const composePartner: CustomActionFunction = (answers, _config, plop) => {
  const { name, enrollmentType } = answers as Made & EnrollmentSettings;
  const app = join(rootOf(plop), 'apps', name, 'src/main.tsx');
  const present = readFileSync(app, 'utf8');
  const features = featuresOf({ enrollmentType }).filter(
    (feature) => !present.includes(`'@tableside/features/${feature}'`),
  );
  for (const feature of features) compose(app, feature);
  return `the app composes ${features.length > 0 ? features.join(', ') : 'no further features'}`;
};

export const completePartner: CustomActionFunction = async (answers, _config, plop) => {
  const folder = join(rootOf(plop), 'partners');
  const drawings = await drawPartner(folder, made(answers));
  writeGenerated(folder);
  return `${drawings.length + 1} drawings: run pnpm install, then pnpm partner check`;
};

/**
 * Formats the written files, because line lengths depend on the answers. Globs may contain answers in braces,
 * such as {{name}}.
 */
export const formatFiles =
  (...globs: readonly string[]): CustomActionFunction =>
  async (answers, _config, plop) => {
    const root = rootOf(plop);
    const written = globSync(
      globs.map((glob) =>
        glob.replaceAll(
          /\{\{(\w+)\}\}/g,
          (_, field: string) => (answers as Readonly<Record<string, string>>)[field] ?? '',
        ),
      ),
      { cwd: root },
    );
    const settings = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
    for (const path of written) {
      const file = join(root, path);
      const { code, errors } = await format(path, readFileSync(file, 'utf8'), settings);
      if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0]?.message}`);
      writeFileSync(file, code);
    }
    return `${written.length} files formatted`;
  };
