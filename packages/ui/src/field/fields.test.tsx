import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import * as checkboxStories from '../checkbox/checkbox.stories.tsx';
import * as radioStories from '../radio-group/radio-group.stories.tsx';
import * as selectStories from '../select/select.stories.tsx';
import * as textStories from '../text-field/text-field.stories.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FieldTexts } from './field.tsx';

const text = composeStories(textStories);
const select = composeStories(selectStories);
const checkbox = composeStories(checkboxStories);
const radio = composeStories(radioStories);

test('a text field is named by its label, described by hint and error, and invalid while it has an error', () => {
  const { rerender } = render(<text.WithError />);
  const field = screen.getByRole('textbox', { name: 'First name' });
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Write at least two letters. As it stands on your card.');
  rerender(<text.WithHint />);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('As it stands on your card.');
});

test('clicking a label focuses its field', async () => {
  render(<text.Empty />);
  await userEvent.click(screen.getByText('First name'));
  await userEvent.keyboard('Robin');
  expect(screen.getByRole('textbox')).toHaveValue('Robin');
});

test('a hidden label still names the field', () => {
  render(<text.Empty isLabelHidden />);
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
});

test('a select works by keyboard and starts with its placeholder', async () => {
  render(<select.WithoutValue />);
  const field = screen.getByRole('combobox', { name: 'Sort by' });
  expect(field).toHaveDisplayValue('Choose an order');
  await userEvent.selectOptions(field, 'Best rated first');
  expect(field).toHaveValue('rating');
});

test('a checkbox is checked with the space key and announces its error', async () => {
  render(<checkbox.WithError />);
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
  expect(box).toHaveAccessibleDescription('Agree to the terms to join.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
});

test('a radio group has a name, announces its error and moves with the arrow keys', async () => {
  render(<radio.WithError />);
  expect(screen.getByRole('group', { name: 'How often may we write?' })).toHaveAccessibleDescription(
    'Choose how often.',
  );
  await userEvent.click(screen.getByRole('radio', { name: /Once a week/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Once a month' })).toBeChecked();
});

type Props = FieldTexts & { readonly 'aria-describedby'?: string | undefined };

const bound = { name: 'guest', value: '', onChange: vi.fn() };
const locks = { showLabel: 'Show', hideLabel: 'Hide', capsLockText: '', numLockText: '' };
const list = { labels: { list: 'Names', count: String }, options: [], onValueChange: vi.fn() };

const fields: readonly (readonly [string, (props: Props) => ReactNode])[] = [
  ['text field', (props) => <TextField {...bound} {...props} />],
  ['text area', (props) => <TextArea {...bound} {...props} />],
  ['select', (props) => <Select {...bound} options={[]} {...props} />],
  ['combobox', (props) => <Combobox {...bound} {...list} {...props} />],
  [
    'password field',
    (props) => <PasswordField {...bound} {...locks} autoComplete="new-password" {...props} />,
  ],
  ['checkbox', (props) => <Checkbox name="guest" checked={false} onChange={vi.fn()} {...props} />],
];
const radioGroup = [
  'radio group',
  (props: Props) => <RadioGroup {...bound} options={[{ value: '', label: 'One' }]} {...props} />,
] as const;

test.each(fields)(
  'UIX-30.a UIX-30.b UIX-30.c a %s is described by its error, its hint and its note, each while there is one',
  (_, field) => {
    const shown = (props: Partial<Props>) => (
      <>
        {field({ label: 'Guest', 'aria-describedby': 'note', ...props })}
        <p id="note">Seats four.</p>
      </>
    );
    const { rerender } = render(shown({ error: 'Too long.', hint: 'As on the card.' }));
    const control = screen.getByLabelText('Guest');
    expect(control).toHaveAccessibleDescription('Too long. As on the card. Seats four.');
    rerender(shown({ error: 'Too long.' }));
    expect(control).toHaveAccessibleDescription('Too long. Seats four.');
    rerender(shown({}));
    expect(control).toHaveAccessibleDescription('Seats four.');
    rerender(shown({ 'aria-describedby': undefined, error: 'Too long.' }));
    expect(control).toHaveAccessibleDescription('Too long.');
    expect(control).toBeInvalid();
  },
);

test.each([...fields, radioGroup])(
  'UIX-30.d a %s without words is not described and not invalid',
  (_, field) => {
    const { container, rerender } = render(<>{field({ label: 'Guest' })}</>);
    const plain = container.innerHTML;
    rerender(<>{field({ label: 'Guest', hint: '', error: '' })}</>);
    expect(container.innerHTML).toBe(plain);
    expect(container.querySelector('[aria-describedby*=hint], [aria-describedby*=error]')).toBeNull();
    expect(container.querySelector('[data-invalid]')).toBeNull();
  },
);
