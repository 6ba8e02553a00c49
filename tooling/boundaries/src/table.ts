/**
 * The purpose of a package, from `tableside.role` in its package.json. See
 * docs/decisions/0001-packages-by-layer.md.
 */
export const roles = [
  'app',
  'shell',
  'feature',
  'kit',
  'ui',
  'api-client',
  'content-client',
  'partner-config',
  'core',
  'platform',
  'demo',
  'tooling',
] as const;
export type Role = (typeof roles)[number];

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

interface Rule {
  readonly from: readonly Role[];
  readonly to: readonly Role[];
  readonly instead: string;
  readonly isForTests?: boolean;
}

const clients = ['api-client', 'content-client', 'partner-config'] as const;
const tools = ['platform', 'demo', 'tooling'] as const;
const lowerLayers = ['kit', 'ui', ...clients, 'core'] as const;

/** The first rule that matches a pair applies. */
export const forbidden: readonly Rule[] = [
  {
    from: roles.filter((role) => !tools.some((tool) => tool === role)),
    to: [...tools],
    instead:
      'Tools build and check the product but are not part of it. Move run-time code to core or a kit; configuration files may use @tableside/presets and @tableside/vite, as devDependencies.',
  },
  {
    from: ['platform'],
    to: ['demo'],
    instead:
      'The platform runs in production, and no demonstration does. What a demonstration adds is given to startPlatform; what both need belongs in the platform. Tests of the platform may use it, as a devDependency of the root.',
    isForTests: true,
  },
  {
    from: ['platform'],
    to: ['tooling'],
    instead:
      'The platform runs in production, where no tool is installed. What both need belongs in the platform; only @tableside/presets may be used, by configuration files, as a devDependency.',
  },
  {
    from: [...roles],
    to: ['app'],
    instead: 'Nothing imports an app. Move code that several apps need to shell.',
  },
  {
    from: ['app'],
    to: [...lowerLayers],
    instead: 'An app only passes features to createApp. Move anything else to shell or a feature.',
  },
  {
    from: ['shell', 'feature', ...lowerLayers],
    to: ['shell'],
    instead:
      'shell is above features and kits. Move shared code to a kit; to show something in the page frame, fill a slot.',
  },
  {
    from: ['shell'],
    to: ['feature'],
    instead:
      'An app passes its features to shell, so that a partner without a feature does not load it. Use the Feature type of @tableside/kits/feature.',
  },
  {
    from: ['feature'],
    to: ['feature'],
    instead:
      'Features never import each other. Move what two of them need one layer down: a type to core, a query beside its resource, a component or hook to a kit. To show a screen inside another feature, use a slot.',
  },
  {
    from: [...lowerLayers],
    to: ['feature'],
    instead: 'Imports point down. Move what a lower layer needs from a feature to that layer.',
  },
  {
    from: ['ui', ...clients, 'core'],
    to: ['kit'],
    instead:
      'Kits are above ui and the clients. Pass the value as an argument or a prop, or move the code down.',
  },
  {
    from: [...clients],
    to: ['ui'],
    instead: 'Clients render nothing. Move rendering to a kit or a feature, which may use both.',
  },
  {
    from: ['ui'],
    to: [...clients, 'core'],
    instead:
      'ui has no domain types and fetches nothing. Give the component plain props, and map domain types in the kit or feature that uses it.',
  },
  {
    from: ['ui', ...clients],
    to: ['ui', ...clients],
    instead:
      'These are siblings and do not import each other. Move shared code to core, or combine them in a kit.',
  },
  {
    from: ['core'],
    to: ['ui', ...clients, 'core'],
    instead: 'core imports nothing. Pass the value as an argument, or move the function up.',
  },
];

export const whyForbidden = (from: Role, to: Role, isTest = false): string | undefined =>
  forbidden.find((rule) => rule.from.includes(from) && rule.to.includes(to) && !(isTest && rule.isForTests))
    ?.instead;
