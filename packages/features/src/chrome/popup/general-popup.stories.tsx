import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseCopy } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import { TestProviders } from '@tableside/kits/testing/providers';

import { GeneralPopup } from './general-popup.tsx';

const popups = [
  {
    slug: 'welcome',
    bodyText: parseCopy('Welcome to {program}\n\nLink the cards you already carry, and every dinner counts.'),
  },
  { slug: 'summer', bodyText: parseCopy('Tables outside are open again. Book one for the weekend.') },
];

interface PopupStoryProps {
  readonly slug: string;
}

const PopupStory = ({ slug }: PopupStoryProps) => (
  <TestProviders partner={{ generalModalType: slug }} content={buildContent({ popups })}>
    <GeneralPopup isOpen onClose={() => undefined} />
  </TestProviders>
);

const meta = {
  title: 'Features/Chrome/Popup',
  component: PopupStory,
  tags: ['!autodocs'],
  args: { slug: 'welcome' },
} satisfies Meta<typeof PopupStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};
export const OneParagraph: Story = { args: { slug: 'summer' } };
export const WithTitleInLowWindow: Story = {
  ...WithTitle,
  name: 'UIX-16 the popup in a low window',
  globals: { viewport: { value: 'low' } },
};
