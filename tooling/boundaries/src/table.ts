/** What a package is for; `tableside.role` of its package.json. */
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
  'tooling',
] as const;
export type Role = (typeof roles)[number];

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

interface Rule {
  readonly from: readonly Role[];
  readonly to: readonly Role[];
  /** Where the thing belongs instead. */
  readonly instead: string;
}

const clients = ['api-client', 'content-client', 'partner-config'] as const;
const floors = ['kit', 'ui', ...clients, 'core'] as const;

/** Who may not import whom. The first rule that names a pair speaks. */
export const forbidden: readonly Rule[] = [
  {
    from: roles.filter((role) => role !== 'tooling'),
    to: ['tooling'],
    instead:
      'Tools build and check the product and are no part of it. What the product needs at run time belongs in core or a kit; only @tableside/presets may be used, by configuration files, as a devDependency.',
  },
  {
    from: [...roles],
    to: ['app'],
    instead: 'Nothing stands above an app. What an app holds and another needs belongs in shell.',
  },
  {
    from: ['app'],
    to: [...floors],
    instead:
      'An app only picks features and hands them to createApp. Whatever needs more than that belongs in shell or in a feature.',
  },
  {
    from: ['shell', 'feature', ...floors],
    to: ['shell'],
    instead:
      'shell stands above features and kits. What they share with it belongs in a kit; a place in the page frame is a slot that a feature fills.',
  },
  {
    from: ['shell'],
    to: ['feature'],
    instead:
      'shell takes its features from the app, as values of the Feature type of kits/feature: a partner without a feature does not carry it.',
  },
  {
    from: ['feature'],
    to: ['feature'],
    instead:
      'Features never see each other. What two of them need goes one floor down: a type to core, a query beside its resource, a component or hook to a kit; a screen inside another is a slot that shell fills.',
  },
  {
    from: [...floors],
    to: ['feature'],
    instead: 'Arrows point down. What a lower floor needs of a feature moves down to the lower floor.',
  },
  {
    from: ['ui', ...clients, 'core'],
    to: ['kit'],
    instead: 'Kits stand above ui and the clients. Take the thing as an argument or a prop, or move it down.',
  },
  {
    from: [...clients],
    to: ['ui'],
    instead: 'Clients show nothing. What is shown belongs in a kit or a feature, which may use both.',
  },
  {
    from: ['ui'],
    to: [...clients, 'core'],
    instead:
      'ui knows no noun of dining and fetches nothing. Give the component plain props; the kit or feature that uses it knows the nouns.',
  },
  {
    from: ['ui', ...clients],
    to: ['ui', ...clients],
    instead:
      'These are siblings and do not see each other. What two of them need belongs in core; a kit joins them.',
  },
  {
    from: ['core'],
    to: ['ui', ...clients, 'core'],
    instead: 'core stands on nothing. Pass the thing in as an argument, or move the function up.',
  },
];

/** Why a package of one role may not import one of another; undefined when it may. */
export const whyForbidden = (from: Role, to: Role): string | undefined =>
  forbidden.find((rule) => rule.from.includes(from) && rule.to.includes(to))?.instead;
