export interface Step {
  readonly script: string;
  readonly title: string;
  readonly needsChromium?: true;
  /** The step whose result this one needs. If that one fails, this one does not run. */
  readonly after?: string;
}

export interface Stage {
  readonly title: string;
  readonly isSideBySide: boolean;
  readonly steps: readonly Step[];
}

const testStages: readonly Stage[] = [
  {
    title: 'Static checks and build',
    isSideBySide: true,
    steps: [
      { script: 'lint', title: 'Lint' },
      { script: 'typecheck', title: 'Types' },
      { script: 'build', title: 'Build of all sites' },
      { script: 'test:format', title: 'Format' },
      { script: 'test:boundaries', title: 'Boundaries' },
      { script: 'test:documents', title: 'Documents' },
      { script: 'test:partners', title: 'Partners' },
    ],
  },
  {
    title: 'Tests',
    // Running both side by side saves time, because journeys mostly wait for pages.
    isSideBySide: true,
    steps: [
      { script: 'test:unit', title: 'Unit and platform tests' },
      { script: 'test:smoke', title: 'Smoke journeys in Chromium', needsChromium: true, after: 'build' },
    ],
  },
];

const restStages: readonly Stage[] = [
  {
    title: 'Packages',
    isSideBySide: true,
    steps: [
      { script: 'test:knip', title: 'Unused code and dependencies' },
      { script: 'test:sherif', title: 'Manifests' },
      { script: 'test:licenses', title: 'Licenses' },
      { script: 'test:changesets', title: 'Changesets of exposed changes' },
      { script: 'test:package', title: 'Packages as they are published' },
    ],
  },
  {
    title: 'Long tests',
    isSideBySide: false,
    steps: [
      { script: 'test:full', title: 'Servers, processes, and every fault and promise' },
      { script: 'test:postgres', title: 'Data layer on PostgreSQL' },
      { script: 'test:built', title: 'Built sites behind nginx', needsChromium: true },
      { script: 'test:budget', title: 'Budget of bytes and requests', needsChromium: true },
      { script: 'test:stories', title: 'Stories', needsChromium: true },
      { script: 'test:storybook', title: 'Static Storybook', needsChromium: true },
      { script: 'test:journeys', title: 'All other journeys', needsChromium: true },
      { script: 'test:engines', title: 'Firefox and WebKit' },
    ],
  },
];

const quickStages: readonly Stage[] = [
  {
    title: 'What changed',
    isSideBySide: true,
    steps: [
      { script: 'quick:format', title: 'Format' },
      { script: 'quick:lint', title: 'Lint' },
      { script: 'typecheck', title: 'Types' },
      { script: 'test:boundaries', title: 'Boundaries' },
      { script: 'quick:unit', title: 'Unit and platform tests' },
    ],
  },
];

/**
 * The commands are described in the README, and the reasons for them in
 * docs/decisions/0042-cheapest-proof.md.
 */
export const stagesOf = {
  quick: quickStages,
  test: testStages,
  rest: restStages,
  all: [...testStages, ...restStages],
} as const satisfies Readonly<Record<string, readonly Stage[]>>;

export function selectStages(names: readonly string[]): readonly Stage[] {
  const [first = ''] = names;
  if (names.length === 1 && first in stagesOf) return stagesOf[first as keyof typeof stagesOf];
  const selected = stagesOf.all
    .map((stage) => ({ ...stage, steps: stage.steps.filter(({ script }) => names.includes(script)) }))
    .filter(({ steps }) => steps.length > 0);
  const count = selected.reduce((sum, { steps }) => sum + steps.length, 0);
  return count === names.length ? selected : [];
}
