import { resolve } from 'node:path';

import { hasMembers, joinsDirectly, type EnrollmentType } from '@tableside/core';
import { partnerSchema, schemaAt } from '@tableside/partner-config/schema';
import type { ActionType, NodePlopAPI } from 'node-plop';

import {
  composeApps,
  completePartner,
  composePartner,
  describe,
  expectFeature,
  formatFiles,
  addEntryPoints,
  routeFeature,
  ruleFeature,
} from './after.ts';

const templates = resolve(import.meta.dirname, '../templates');
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

interface Question {
  readonly type: string;
  readonly name: string;
  readonly message: string;
  readonly choices?: string[];
  readonly validate?: (text: string) => true | string;
}
interface Generator {
  readonly description: string;
  readonly prompts: Question[];
  readonly actions: ActionType[];
}

const name = (message: string, field = 'name'): Question => ({
  type: 'input',
  name: field,
  message,
  validate: (text: string) => kebab.test(text) || 'Use kebab-case: a to z, 0 to 9 and single hyphens.',
});
const text = (field: string, setting: 'name' | 'programName', message: string): Question => ({
  type: 'input',
  name: field,
  message,
  validate: (value: string) => {
    if (value.trim() === '' || /["\\{}]/.test(value)) return 'Enter text without quotes and braces.';
    const { success, error } = partnerSchema.shape[setting].safeParse(value);
    return success || `This ${error.issues[0]?.message}.`;
  },
});
const choice = (field: string, message: string): Question => {
  const { default: usual, enum: values = [] } = schemaAt([field]) ?? {};
  return {
    type: 'list',
    name: field,
    message,
    choices: [...new Set([usual, ...values].map(String))],
  };
};
const files = (kind: string, destination: string): ActionType => ({
  type: 'addMany',
  destination,
  base: `${templates}/${kind}`,
  templateFiles: `${templates}/${kind}/**/*.hbs`,
  globOptions: { dot: true },
});

const generators: Readonly<Record<string, Generator>> = {
  component: {
    description: 'a ui component: component, styles, stories, test',
    prompts: [name('Name of the component, such as price-tag')],
    actions: [files('component', 'packages/ui/src/{{name}}'), formatFiles('packages/ui/src/{{name}}/*')],
  },
  resource: {
    description: 'an api-client resource: contract, mapper, resource, queries, mock handlers, test',
    prompts: [name('Name of the resource, such as gift-cards')],
    actions: [
      files('resource', 'packages/api-client/src/resources/{{name}}'),
      addEntryPoints,
      formatFiles('packages/api-client/src/resources/{{name}}/*', 'packages/api-client/src/*.ts'),
    ],
  },
  form: {
    description: 'a form of a feature: values with validation, copy, form, test',
    prompts: [
      name('Name of its feature, such as sign-in', 'feature'),
      name('Name of the form, such as invitation'),
    ],
    actions: [
      expectFeature,
      files('form', 'packages/features/src/{{feature}}/{{name}}'),
      formatFiles('packages/features/src/{{feature}}/{{name}}/*'),
    ],
  },
  kit: {
    description: 'a kit shared by two features: component, copy, stories, test',
    prompts: [name('Name of the kit, such as gift-note')],
    actions: [
      files('kit', 'packages/kits/src/{{name}}'),
      describe('kits', 'Purpose of the kit, in one sentence.'),
      formatFiles('packages/kits/src/{{name}}/*', 'packages/kits/README.md'),
    ],
  },
  feature: {
    description: 'a feature with one screen, composed into every app',
    prompts: [name('Name of the feature, such as surveys')],
    actions: [
      files('feature', 'packages/features/src/{{name}}'),
      describe('features', 'What the diner does in it, in one sentence.'),
      routeFeature,
      ruleFeature,
      composeApps,
      formatFiles(
        'packages/features/src/{{name}}/**/*.*',
        'packages/features/README.md',
        'tooling/e2e/src/site-routes.test.ts',
        'tooling/partner/src/check/features.ts',
        'apps/*/src/main.tsx',
      ),
    ],
  },
  partner: {
    description: 'a partner: settings, drawings, content, app',
    prompts: [
      name('Partner id, as in its host name'),
      text('partnerName', 'name', 'Partner name, as shown to diners'),
      text('programName', 'programName', 'Program name, as shown to diners'),
      choice('enrollmentType', 'How people join'),
      choice('currencyType', 'What members earn'),
    ],
    actions: [
      {
        type: 'add',
        path: 'partners/{{name}}.json',
        templateFile: `${templates}/partner/settings.json.hbs`,
      },
      files('partner/app', 'apps/{{name}}'),
      files('partner/content', 'partners/content/{{name}}'),
      composePartner,
      completePartner,
      formatFiles(
        'partners/{{name}}.json',
        'apps/{{name}}/{*,src/*}.{json,ts,tsx,html}',
        'partners/content/{{name}}/*.json',
      ),
    ],
  },
};

export function defineGenerators(plop: NodePlopAPI): void {
  plop.setHelper('isJoined', (enrollmentType: EnrollmentType) => hasMembers({ enrollmentType }));
  plop.setHelper('isDirect', (enrollmentType: EnrollmentType) => joinsDirectly({ enrollmentType }));
  for (const [kind, config] of Object.entries(generators)) plop.setGenerator(kind, config);
}

export const generatorKinds = Object.keys(generators);

export const questionsOf = (kind: string): string[] =>
  (generators[kind]?.prompts ?? []).map(({ message, choices }) =>
    choices ? `${message} (${choices.join(', ')})` : message,
  );

export const usage = Object.entries(generators)
  .map(([kind, { description, prompts }]) => {
    const answers = prompts.map(({ name: field, choices }) => `<${choices?.join('|') ?? field}>`);
    return `pnpm new ${kind} ${answers.join(' ')}\n    ${description}`;
  })
  .concat('In a terminal, missing answers are prompted for.')
  .join('\n');
