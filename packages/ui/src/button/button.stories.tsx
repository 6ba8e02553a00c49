import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Search } from '../icons.ts';
import { Gallery, PointedAndFocused, Row } from '../gallery.stories.parts.tsx';
import { onSurface } from '../tokens.ts';
import { Button, type ButtonVariant } from './button.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { variant: 'primary', children: 'Find a table' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Tertiary: Story = { args: { variant: 'tertiary' } };
export const WithIcon: Story = { args: { icon: <Search size={20} aria-hidden="true" /> } };
export const Disabled: Story = { args: { disabled: true } };
export const UpperCase: Story = { args: { casing: 'upper' } };
export const Loading: Story = {
  args: { isLoading: true, loadingLabel: 'Working on your request, please wait.', children: 'Join now' },
};

export const LoadingOnPress: Story = {
  args: { children: 'Save changes', loadingLabel: 'Working on your request, please wait.' },
  render: function LoadingOnPress(args) {
    const [isLoading, setIsLoading] = useState(false);
    return <Button {...args} isLoading={isLoading} onClick={() => setIsLoading(true)} />;
  },
};

const names: Record<ButtonVariant, string> = {
  primary: 'Find a table',
  secondary: 'Show map',
  tertiary: 'All places',
  danger: 'Remove card',
};
const variants = Object.keys(names) as ButtonVariant[];

export const AllStates: Story = {
  render: () => (
    <Gallery>
      {variants.map((variant) => (
        <Row key={variant} name={variant}>
          <Button variant={variant}>{names[variant]}</Button>
          <Button variant={variant} icon={<Search size={20} aria-hidden="true" />}>
            With icon
          </Button>
          <Button variant={variant} isLoading loadingLabel="Working on your request, please wait.">
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <PointedAndFocused>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {names[variant]}
          </Button>
        ))}
      </PointedAndFocused>
      <Row name="sizes">
        <Button variant="primary" size="small">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="large">
          Large
        </Button>
      </Row>
      <Row name="on the brand's surface" css={{ ...onSurface.brand, padding: 24 }}>
        <Button variant="primary">Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="tertiary">Tertiary</Button>
      </Row>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    for (const words of Object.values(names)) {
      const [, pointed, focused] = canvas.getAllByRole('button', { name: words });
      await expect(pointed).toHaveClass('pseudo-hover');
      await expect(focused).toHaveClass('pseudo-focus-visible');
    }
  },
};
