import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyContent, parseCopy, type Content } from '@tableside/content-client';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { AppAnnouncement } from './app-announcement.tsx';
import { UpdateRequired } from './update-required.tsx';

interface NativeAppStory {
  readonly screen: ComponentType;
  readonly content: Content;
}

const partner = {
  appStoreLinks: { apple: 'https://apps.example/1', google: 'https://play.example/1' },
  appAnnouncementModal: 'news',
};
const Announcement = () => <AppAnnouncement isOpen onClose={fn()} />;

const meta = {
  title: 'Features/Native app',
  tags: ['!autodocs'],
  args: { screen: UpdateRequired, content: emptyContent },
  argTypes: { screen: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
  render: ({ screen: Screen, content }) => (
    <TestProviders partner={partner} content={content}>
      <main />
      <Screen />
    </TestProviders>
  ),
} satisfies Meta<NativeAppStory>;
export default meta;
type Story = StoryObj<NativeAppStory>;

const isOpen: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const UpdateIsRequired: Story = { play: isOpen };
export const AnnouncementFromContent: Story = {
  args: {
    screen: Announcement,
    content: {
      ...emptyContent,
      popups: [
        {
          slug: 'news',
          bodyText: parseCopy(
            'Your {currencies}, in your pocket\n\nThe new app shows what earns around you, wherever you are.',
          ),
        },
      ],
    },
  },
  play: isOpen,
};
export const AnnouncementWithoutEntry: Story = { args: { screen: Announcement }, play: isOpen };
export const UpdateIsRequiredInLowWindow: Story = {
  ...UpdateIsRequired,
  name: 'UIX-16 the required update in a low window',
  globals: { viewport: { value: 'low' } },
};
export const AnnouncementFromContentInLowWindow: Story = {
  ...AnnouncementFromContent,
  name: 'UIX-16 an announcement in a low window',
  globals: { viewport: { value: 'low' } },
};
