import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as checkboxStories from '../checkbox/checkbox.stories.tsx';
import * as radioStories from '../radio-group/radio-group.stories.tsx';
import * as selectStories from '../select/select.stories.tsx';
import * as areaStories from '../text-area/text-area.stories.tsx';
import * as textStories from '../text-field/text-field.stories.tsx';

const text = composeStories(textStories);
const area = composeStories(areaStories);
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

test('a text area and a select announce their errors', () => {
  render(
    <>
      <area.WithError />
      <select.WithError />
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Write at most 500 letters.');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveAccessibleDescription('Choose an order.');
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
