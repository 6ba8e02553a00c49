import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Column, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { MapPin, Search, Utensils } from '../icons.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx';

const pin = <MapPin size={20} aria-hidden="true" />;
const fork = <Utensils size={20} aria-hidden="true" />;
const all: readonly ComboboxOption[] = [
  { id: 'c1', label: 'Chicago', detail: 'Illinois', icon: pin, group: 'Places' },
  { id: 'c2', label: 'Chico', detail: 'California', icon: pin, group: 'Places' },
  { id: 'm1', label: 'Chive & Thyme', detail: 'Boston', icon: fork, group: 'Restaurants' },
];
const labels = { list: 'Suggestions', count: (count: number) => `${count} suggestions` };

function Searched(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const options = all.filter(({ label }) => label.toLowerCase().startsWith(value.toLowerCase()));
  return (
    <Combobox
      label="Where or what"
      name="where"
      labels={labels}
      options={value === '' ? [] : options}
      before={<Search size={20} aria-hidden="true" />}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = {
  title: 'UI/Combobox',
  component: Combobox,
  args: { label: 'Where or what', name: 'where', value: '', onValueChange: () => {}, options: all, labels },
  render: () => <Searched />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { render: () => <Searched error="Write a city, a ZIP code or a name." /> };
export const Notice: Story = { render: () => <Searched value="Zzz" notice="Nothing found" /> };

export const Upgrades: Story = {
  render: () => <Searched value="Chi" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText<HTMLInputElement>('Where or what');
    field.focus();
    field.setSelectionRange(1, 2);
    await waitFor(() => expect(canvas.getByRole('combobox')).toBe(field));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Chi');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Where or what');
    await userEvent.click(field);
    await canvas.findByRole('combobox');
    await userEvent.type(field, 'chi');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const AllStates: Story = {
  render: () => (
    <Column>
      <Searched placeholder="City, ZIP code or name" />
      <Searched value="Chicago" hint="In the United States." />
      <Searched value="?" error="Write a city, a ZIP code or a name." />
      <Searched value="Chicago" disabled />
      <PointedAndFocused>
        <Searched value="Chicago" />
      </PointedAndFocused>
    </Column>
  ),
};
