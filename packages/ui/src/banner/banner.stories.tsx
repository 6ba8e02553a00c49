import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/button.tsx';
import { Gallery } from '../gallery.stories.parts.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'UI/Banner',
  component: Banner,
  args: {
    kind: 'error',
    title: 'We could not add your card',
    children: 'Check the number and the date, then try again.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {};
export const Success: Story = {
  args: { kind: 'success', title: 'Your card was added', children: 'Dine and earn.' },
};
export const Warning: Story = {
  args: { kind: 'warning', title: 'Your card expires soon', children: 'Add a new one.' },
};
export const Dismissable: Story = { args: { kind: 'success', onDismiss: () => {}, dismissLabel: 'Dismiss' } };

export const AllStates: Story = {
  render: () => (
    <Gallery>
      <Banner kind="error" title="We could not add your card">
        Check the number and the date, then try again.
      </Banner>
      <Banner kind="success" title="Your card was added" onDismiss={() => {}} dismissLabel="Dismiss">
        Pay with it the next time you dine and earn by yourself.
      </Banner>
      <Banner
        kind="warning"
        title="Your card expires this month"
        action={
          <Button variant="secondary" size="small">
            Add a new card
          </Button>
        }
      />
      <Banner kind="success">Saved.</Banner>
    </Gallery>
  ),
};
