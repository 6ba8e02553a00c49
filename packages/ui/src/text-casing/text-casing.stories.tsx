import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery } from '../gallery.stories.parts.tsx';
import { TextCasing } from './text-casing.tsx';

const meta = {
  title: 'UI/Text casing',
  component: TextCasing,
  args: { casing: 'sentence', children: 'THE BEST OF NEW YORK. ALL IN ONE PLACE.' },
} satisfies Meta<typeof TextCasing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {};
export const SentenceWithNames: Story = { args: { exceptions: ['New York'] } };
export const TitleCase: Story = { args: { casing: 'title' } };
export const Upper: Story = { args: { casing: 'upper' } };
export const Lower: Story = { args: { casing: 'lower' } };
export const AsWritten: Story = { args: { casing: 'none' } };

export const AllStates: Story = {
  render: ({ children }) => (
    <Gallery>
      {(['none', 'upper', 'title', 'lower', 'sentence'] as const).map((casing) => (
        <div key={casing}>
          <TextCasing casing={casing} exceptions={['New York']}>
            {children}
          </TextCasing>
        </div>
      ))}
    </Gallery>
  ),
};
