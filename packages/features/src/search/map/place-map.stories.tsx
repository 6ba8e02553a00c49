import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyContent, type Content } from '@tableside/content-client';
import type { SlotProps } from '@tableside/kits/feature';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';
import { expect } from 'storybook/test';

import { PlaceMap } from './place-map.tsx';

interface MapStory extends Readonly<SlotProps['placeMap']> {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const meta = {
  title: 'Features/Map of one place',
  component: PlaceMap,
  tags: ['!autodocs'],
  args: {
    partner: {},
    content: emptyContent,
    merchantName: 'Juniper & Rye',
    position: { latitude: 40.754, longitude: -73.977 },
  },
  render: ({ partner, content, ...args }) => (
    <TestProviders partner={partner} content={content}>
      <div css={{ maxWidth: 420 }}>
        <PlaceMap {...args} />
      </div>
    </TestProviders>
  ),
} satisfies Meta<MapStory>;
export default meta;

export const Shown: StoryObj<MapStory> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Map showing Juniper & Rye' })).toBeVisible();
  },
};
