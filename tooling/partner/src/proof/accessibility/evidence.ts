/** What shows that a criterion is met: a test by the beginning of its title, or a story by its export. */
export type Evidence =
  | { readonly file: string; readonly title: string }
  | { readonly file: string; readonly story: string };

export type Conformance = 'supports' | 'partially' | 'not applicable';

export type Criterion = {
  readonly number: string;
  /** What the criterion requires, in our own words. */
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly remark: string;
} & (
  | { readonly conformance: 'not applicable' }
  | { readonly conformance: 'supports' | 'partially'; readonly evidence: readonly [Evidence, ...Evidence[]] }
);

export const proven = (file: string, title: string): Evidence => ({ file, title });
export const shown = (file: string, story: string): Evidence => ({ file, story });

export const ui = 'packages/ui/src';
export const kits = 'packages/kits/src';
export const features = 'packages/features/src';
export const e2e = 'tooling/e2e/src';

export const axeInBrowser = proven(
  `${e2e}/page-states.e2e.ts`,
  'AUT-12 ROU-25.a SEA-07.a SEA-18 SEA-31.a UIX-02.c searches without results',
);
export const contrast = proven(
  'tooling/partner/test/contrast.test.ts',
  'UIX-10 the pairs that Storybook shows of each brand',
);
export const limits = proven(
  `${e2e}/layout-limits.e2e.ts`,
  'UIX-02.c UIX-12 nothing is wider than the screen',
);
export const journey = proven(
  `${e2e}/keyboard.e2e.ts`,
  'CHR-01 SEA-33.a the whole journey by keyboard alone',
);
export const joining = proven(`${e2e}/join.e2e.ts`, 'ENR-02.a ENR-04.c UIX-02.c joining by keyboard alone');
export const filters = proven(`${e2e}/keyboard.e2e.ts`, 'CHR-25.b CHR-25.c the filters dialog traps focus');
export const field = proven(`${ui}/field/fields.test.tsx`, 'a text field is named by its label');
export const pageHead = proven(
  'packages/vite/test/page-html.test.ts',
  'ROU-31 UIX-24.c a page has its title',
);
export const newRoute = proven(
  'packages/shell/src/frame/use-route-change.test.tsx',
  'ROU-27.a a new route begins at the top with focus on the main element',
);
export const mapKeys = proven(
  `${features}/search/map/vector/gestures.test.ts`,
  'SEA-06.a keys move and zoom at once',
);
export const mapButtons = proven(
  `${features}/search/search-map.test.tsx`,
  'SEA-06.a SEA-51.a moving, zooming by buttons and opening a cluster',
);
export const summary = proven(
  `${kits}/forms/form.test.tsx`,
  'ERR-25.a several invalid fields show a summary with links to the fields',
);
export const noMedia = 'The pages of the product have no video and no sound.';

export const formatEvidence = (evidence: Evidence): string =>
  `${evidence.file}: ${'title' in evidence ? evidence.title : `story ${evidence.story}`}`;
