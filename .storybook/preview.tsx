import type { ArgTypes, Preview } from '@storybook/react-vite';
import { GlobalStyles } from '@tableside/ui/global-styles';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { TypeSettingProvider } from '@tableside/ui/type-setting';
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons, useEffect, useState } from 'storybook/preview-api';
import { configure } from 'storybook/test';

import { fakeNetwork } from './fake-network.ts';
import { connectToasts } from '../packages/ui/src/toast/toaster.ts';
import { assetsOf, contentOf, partners, settingsOfStory, typeSettingOf, wearBrand } from './partners.ts';
import { checkSmallWindow, lowWindow } from './small-windows.ts';
import { visitors } from './visitors.ts';

// Lazy parts load when they are first shown, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const defaults = 'defaults';
const asTheStorySays = 'story';
const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

const canBeTyped = ({ type }: ArgTypes[string], value: unknown) =>
  typeof type === 'object' &&
  type.name === 'other' &&
  type.value === 'ReactNode' &&
  (value === undefined || typeof value === 'string');

const fetchFromNetwork = window.fetch.bind(window);

/** Drops responses to a story that is over, because its code would show a toast in the next story. */
function dropLateResponses(): () => void {
  let isOver = false;
  window.fetch = (...request) =>
    new Promise((resolve, reject) => {
      fetchFromNetwork(...request).then(
        (response) => !isOver && resolve(response),
        (error: unknown) => !isOver && reject(error),
      );
    });
  return () => {
    isOver = true;
    window.fetch = fetchFromNetwork;
  };
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    fakeNetwork,
    async ({ globals }) => {
      const id = String(globals['partner']);
      const [content, assets] = await Promise.all([contentOf(id), assetsOf(id), wearBrand(id)]);
      return { content, assets };
    },
  ],
  decorators: [
    (Story, { args, globals }) => {
      const chosen = visitors.get(String(globals['visitor']));
      return <Story args={chosen && 'visitor' in args ? { ...args, visitor: chosen.visitor } : args} />;
    },
    (Story, { args, globals, loaded }) => {
      const id = String(globals['partner']);
      if (id === defaults || !('partner' in args)) return <Story />;
      const partner = settingsOfStory(id, args['partner'] as Parameters<typeof settingsOfStory>[1]);
      const { content, assets } = loaded;
      return <Story args={{ ...args, partner, content, ...('path' in args && { assets }) }} />;
    },
    // A story reads its settings and plays only once, so a story with a partner restarts when the toolbar
    // changes partner or visitor.
    (Story, { id: storyId, args, globals }) => {
      const audience = `${globals['partner']} ${globals['visitor']}`;
      const [first] = useState(audience);
      const isOver = 'partner' in args && audience !== first;
      useEffect(() => {
        if (!isOver) return;
        // Waits until this rendering is finished, because Storybook would reload the page to abort it.
        const channel = addons.getChannel();
        const beginAnew = () => channel.emit(FORCE_REMOUNT, { storyId });
        channel.once(STORY_FINISHED, beginAnew);
        return () => channel.off(STORY_FINISHED, beginAnew);
      }, [isOver, storyId]);
      return <Story />;
    },
    (Story, { globals }) => {
      const brand = partners.get(String(globals['partner']))?.brand;
      return (
        <TypeSettingProvider value={typeSettingOf(brand)}>
          <LinkProvider component={PlainAnchor} newTabLabel="(opens in a new tab)">
            <GlobalStyles />
            <Story />
          </LinkProvider>
        </TypeSettingProvider>
      );
    },
  ],
  // All stories share a page, so without this a toast of one story could show up in the next.
  beforeEach: () => {
    connectToasts(() => () => undefined)();
    return dropLateResponses();
  },
  afterEach: checkSmallWindow,
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          canBeTyped(argType, initialArgs[name]) ? { ...argType, control: { type: 'text' } } : argType,
        ]),
      ),
  ],
  globalTypes: {
    partner: {
      description: 'The brand that everything wears',
      toolbar: {
        title: 'Partner',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: defaults, title: 'No partner' },
          ...[...partners.values()].map(({ id, name }) => ({ value: id, title: name })),
        ],
      },
    },
    visitor: {
      description: 'Who is in front of the screen',
      toolbar: {
        title: 'Visitor',
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: asTheStorySays, title: 'Visitor of the story' },
          ...[...visitors].map(([value, { title }]) => ({ value, title })),
        ],
      },
    },
  },
  initialGlobals: { partner: defaults, visitor: asTheStorySays, viewport: { value: undefined } },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Designing a partner', 'Tokens', 'Brands', 'Mails'],
          'UI',
          'Kits',
          'Features',
          'Shell',
        ],
      },
    },
    viewport: {
      options: {
        low: { ...lowWindow, type: 'other' },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 861', styles: { width: '861px', height: '1100px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
