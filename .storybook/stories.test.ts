// @vitest-environment jsdom
// Requires a story for every component and screen that others use, so that designers can open each of them.
// Components are compared by value for the reason in docs/decisions/0045-stories-for-everything.md.
import { siteRoutes } from '@tableside/core';
import type { Feature, FeatureRoute } from '@tableside/kits/feature';
import { partnerWith } from '@tableside/partner-config/testing';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';

type Args = Readonly<Record<string, unknown>>;
interface Story {
  readonly name?: string;
  readonly args?: Args;
  readonly globals?: { readonly viewport?: { readonly value?: unknown } };
}
interface StoryFile extends Readonly<Record<string, Story>> {
  readonly default: Story & { readonly component?: unknown; readonly subcomponents?: Args };
}
type Module = Readonly<Record<string, unknown>>;

const storyFiles = Object.values(
  import.meta.glob<StoryFile>('../packages/*/src/**/*.stories.tsx', { eager: true }),
);
const uiFiles = import.meta.glob<Module>(['../packages/ui/src/*/*.tsx', '!**/*.{stories,test}.tsx'], {
  eager: true,
});
const kitFiles = import.meta.glob<Module>(['../packages/kits/src/*/index.ts', '!**/testing/**'], {
  eager: true,
});
const features = Object.values(
  import.meta.glob<Module>('../packages/features/src/*/feature.ts', { eager: true }),
).flatMap((module) => Object.values(module) as Feature[]);

const withoutStory: Readonly<Record<string, string>> = {
  ContentGate: 'shows PageSkeleton or what it is given',
  NotFound: 'shows the page that the shell gives it',
  PageMeta: 'writes to the head of the page',
  Slot: 'shows what a feature puts into it',
};

const isComponent = (name: string, value: unknown) =>
  /^[A-Z](?=.*[a-z])/.test(name) &&
  (typeof value === 'function'
    ? !(value.prototype instanceof Error)
    : typeof value === 'object' && value !== null && '$$typeof' in value);

const withStory = new Set(
  storyFiles.flatMap(({ default: { component, subcomponents = {} } }) => [
    component,
    ...Object.values(subcomponents),
  ]),
);

const componentsOf = (files: readonly Module[]) =>
  files
    .flatMap((file) => Object.entries(file))
    .filter(([name, value]) => isComponent(name, value) && !/(Provider|Context)$/.test(name));

const uiEntries = Object.entries(uiFiles)
  .filter(([path]) => /\/([\w-]+)\/\1\.tsx$/.test(path))
  .map(([, module]) => module);

test.each([
  ['ui', componentsOf(uiEntries)],
  ['kits', componentsOf(Object.values(kitFiles))],
])('every exported component of %s is the component or a subcomponent of a story', (_layer, components) => {
  expect(components.length).toBeGreaterThan(30);
  const missing = components.filter(([name, value]) => !withStory.has(value) && !(name in withoutStory));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('nothing is excused that has a story, or is no longer there', () => {
  const excused = componentsOf(Object.values(kitFiles)).filter(([name]) => name in withoutStory);
  expect(excused.map(([name]) => name).sort()).toEqual(Object.keys(withoutStory));
  expect(excused.filter(([, value]) => withStory.has(value))).toEqual([]);
});

interface Page {
  readonly pathname: string;
  readonly route: FeatureRoute | undefined;
  readonly args: Args;
}

const pages: readonly Page[] = storyFiles.flatMap(({ default: meta, ...stories }) =>
  Object.values(stories).flatMap((story): Page[] => {
    const args: Args = { ...meta.args, ...story.args };
    const feature = features.find((one) => one === args['feature']);
    if (!feature) return [];
    const partner = partnerWith(args['partner'] as Parameters<typeof partnerWith>[0]);
    const { pathname } = new URL(String(args['path']), 'https://site.invalid');
    const routes = feature.routes.filter(({ isAvailable }) => isAvailable?.(partner) ?? true);
    const [match] = matchRoutes(
      routes.map((route, index) => ({ id: `${index}`, path: route.path })),
      pathname,
    ) ?? [undefined];
    return [{ pathname, route: routes[Number(match?.route.id)], args }];
  }),
);

test('every route of a feature is the page of a story', () => {
  const missing = features.flatMap(({ name, routes }) =>
    routes
      .filter((route) => !pages.some((page) => page.route === route))
      .map(({ path }) => `${name}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every page that a feature has at an address of its own is the page of a story', () => {
  const served = siteRoutes.filter(({ path }) =>
    features.some(({ routes }) =>
      matchRoutes(
        [...routes].map((route) => ({ path: route.path })),
        path,
      ),
    ),
  );
  expect(served.length).toBeGreaterThan(20);
  const missing = served.filter(
    ({ path, hasChildren }) =>
      !pages.some(({ pathname }) => pathname === path || (hasChildren && pathname.startsWith(`${path}/`))),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

const slotsWithoutStory: Readonly<Record<string, string>> = {
  'chrome.overlay': 'opens one of the dialogs and banners that have stories',
  'enrollment.closedAccount': 'replaces the page of a story whose visitor has a closed account',
  'search.placeMap': 'loads PlaceMap, which has a story',
};

test('what a feature puts into a slot has a story', () => {
  const missing = features.flatMap(({ name, slots = {} }) =>
    Object.entries(slots)
      .filter(([slot, component]) => !withStory.has(component) && !(`${name}.${slot}` in slotsWithoutStory))
      .map(([slot]) => `${name}.${slot}`),
  );
  expect(missing).toEqual([]);
  expect(pages.some(({ args }) => isClosed(args['visitor']))).toBe(true);
});

const isClosed = (visitor: unknown) =>
  typeof visitor === 'object' &&
  visitor !== null &&
  'memberType' in visitor &&
  visitor.memberType === 'ClosedAccountMember';

test('the page of a story is one that its partner has, and the toolbar can change partner and visitor', () => {
  for (const { route, args } of pages) {
    expect(route).toBeDefined();
    expect(Object.keys(args)).toEqual(expect.arrayContaining(['visitor', 'partner', 'content']));
  }
});

const dialogs: Readonly<Record<string, readonly string[]>> = {
  'features/src/account/manage-cards/delete-dialog.tsx': ['deleting the last card in a low window'],
  'features/src/account/overview/reservations/reservations.tsx': ['cancelling a reservation in a low window'],
  'features/src/account/profile/unsaved-changes.tsx': ['leaving without saving in a low window'],
  'features/src/account/profile/your-data/download-dialog.tsx': ['downloading one’s data in a low window'],
  'features/src/account/profile/your-data/erase-dialog.tsx': ['erasing the account in a low window'],
  'features/src/chrome/native-app/update-required.tsx': ['the required update in a low window'],
  'features/src/chrome/popup/entry-dialog.tsx': [
    'an announcement in a low window',
    'the popup in a low window',
  ],
  'features/src/chrome/sso-invitation/sso-invitation.tsx': ['the invitation to sign in in a low window'],
  'features/src/merchant/detail/order-dialog.tsx': ['ordering in a low window'],
  'features/src/merchant/detail/pictures-dialog.tsx': ['the pictures of a restaurant in a low window'],
  'features/src/merchant/menu/menu-pictures.tsx': ['the pages of a menu in a low window'],
  'features/src/merchant/reservations/booking-dialog.tsx': [
    'signing in to reserve in a low window',
    'a required card in a low window',
  ],
  'features/src/merchant/reservations/booking.tsx': [
    'reserving in a low window',
    'a reserved table in a low window',
  ],
  'features/src/search/filters/filters-dialog.tsx': ['filters in a low window'],
  'features/src/search/tables/table-dialog.tsx': ['choosing date, time and party in a low window'],
  'kits/src/contact/sms-opt-in.tsx': ['consent to texts in a low window'],
  'kits/src/merchants/unlock-dialog.tsx': ['unlocking in a low window'],
  'kits/src/surveys/survey-window.tsx': ['a survey in a low window', 'a survey at the side of a low window'],
  'ui/src/dialog/dialog.tsx': ['a dialog in a low window'],
};

test('UIX-16 every dialog has a story in a low window', () => {
  const sources = import.meta.glob<string>(
    ['../packages/*/src/**/*.tsx', '!**/*.{stories,test,fixture}.tsx', '!**/*.stories.parts.tsx'],
    { eager: true, query: '?raw', import: 'default' },
  );
  const withDialog = Object.entries(sources)
    .filter(([, text]) => /<dialog\b/i.test(text))
    .map(([path]) => path.replace('../packages/', ''));
  expect(withDialog.sort()).toEqual(Object.keys(dialogs));

  const shown = new Set(
    storyFiles.flatMap(({ default: _meta, ...stories }) =>
      Object.values(stories)
        .filter(({ globals }) => globals?.viewport?.value === 'low')
        .map(({ name }) => name),
    ),
  );
  const missing = Object.values(dialogs).flatMap((names) =>
    names.filter((name) => !shown.has(`UIX-16 ${name}`)),
  );
  expect(missing).toEqual([]);
});
