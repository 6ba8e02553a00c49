import type { Preview } from '@storybook/react-vite';
import { GlobalStyles } from '@tableside/ui/global-styles';
import { LinkProvider, type AnchorProps } from '@tableside/ui/link';
import { TypeSettingProvider } from '@tableside/ui/type-setting';
import { mswLoader } from 'msw-storybook-addon/csf3';

import { partners, wearBrand } from './partners.ts';

const defaults = 'defaults';
const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    mswLoader(),
    async ({ globals }) => {
      await wearBrand(String(globals['partner']));
      return {};
    },
  ],
  decorators: [
    (Story, { globals }) => {
      const brand = partners.get(String(globals['partner']))?.brand;
      return (
        <TypeSettingProvider
          value={{
            titleCasing: brand?.titleCasing ?? 'none',
            buttonCasing: brand?.buttonCasing ?? 'none',
            casingExceptions: [],
            hasPlainRegisteredMark: brand?.font.plainRegisteredMark ?? false,
          }}
        >
          <LinkProvider component={PlainAnchor} newTabLabel="(opens in a new tab)">
            <GlobalStyles />
            <Story />
          </LinkProvider>
        </TypeSettingProvider>
      );
    },
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
  },
  initialGlobals: { partner: defaults, viewport: { value: undefined } },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['UI', 'Kits', 'Features'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 861', styles: { width: '861px', height: '1100px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
