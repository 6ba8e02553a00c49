import type { Meta, StoryObj } from '@storybook/react-vite';

import * as icons from '../icons.ts';
import { space, text } from '../tokens.ts';
import type { IconProps } from './create-icon.tsx';

const Icons = ({ size }: Pick<IconProps, 'size'>) => (
  <ul
    css={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
      gap: space(6),
      margin: 0,
      padding: 0,
      listStyle: 'none',
    }}
  >
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name} css={{ ...text.small, display: 'grid', justifyItems: 'center', gap: space(2) }}>
        <Icon size={size} />
        {name}
      </li>
    ))}
  </ul>
);

const meta = { title: 'UI/Icons', component: Icons, args: { size: 24 } } satisfies Meta<typeof Icons>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {};
