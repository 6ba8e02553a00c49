import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMember } from '@tableside/api-client/testing';
import { visitorOf } from '@tableside/core';
import { createSessionStore } from '@tableside/kits/session';
import { TestProviders } from '@tableside/kits/testing/providers';

import { EmulationBar } from './emulation-bar.tsx';

interface EmulationBarStoryProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

function EmulationBarStory(props: EmulationBarStoryProps) {
  const member = buildMember(props);
  const store = createSessionStore({
    status: 'settled',
    visitor: visitorOf(member),
    member,
    isReadOnly: true,
  });
  return (
    <TestProviders store={store}>
      <main css={{ minHeight: 600 }} />
      <EmulationBar />
    </TestProviders>
  );
}

const meta = {
  title: 'Features/Chrome/Support bar',
  component: EmulationBarStory,
  tags: ['!autodocs'],
  args: { firstName: 'Robin', lastName: 'Sample', email: 'robin@sample.example' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmulationBarStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SupportView: Story = {};
export const LongName: Story = {
  args: {
    firstName: 'Wilhelmina-Alexandra',
    lastName: 'Featherstonehaugh-Cholmondeley',
    email: 'wilhelmina-alexandra.featherstonehaugh-cholmondeley@correspondence.sample.example',
  },
};
export const LongNameInLowWindow: Story = {
  ...LongName,
  name: 'UIX-16 the support bar in a low window',
  globals: { viewport: { value: 'low' } },
};
