import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const options = [
  { value: 'email', label: 'E-mail', detail: 'Once a week' },
  { value: 'text', label: 'Text message', isDisabled: true },
];
const show = (props: Partial<RadioGroupProps> = {}) =>
  render(
    <RadioGroup label="Contact" name="contact" value="" options={options} onChange={vi.fn()} {...props} />,
  );
const email = () => screen.getByRole('radio', { name: 'E-mail Once a week' });
const group = () => screen.getByRole('group', { name: /^Contact/ });

test('CHR-49 a group has its name, and nothing else that describes it', () => {
  show();
  expect(group()).not.toHaveAttribute('aria-describedby');
  expect(group()).toHaveTextContent(/^ContactE-mailOnce a weekText message$/);
  expect(group().querySelector('p')).toBeNull();
  expect(email()).not.toHaveAttribute('data-invalid');
  expect(email()).not.toBeRequired();
});

test('the choice whose value is selected is checked, the others are not', () => {
  show({ value: 'text' });
  expect(screen.getByRole('radio', { name: 'Text message' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Text message' })).toBeDisabled();
  expect(email()).not.toBeChecked();
  expect(email()).toBeEnabled();
});

test('a press and leaving a choice are told', async () => {
  const onChange = vi.fn<RadioGroupProps['onChange']>();
  const onBlur = vi.fn<NonNullable<RadioGroupProps['onBlur']>>();
  show({ onChange, onBlur });
  await userEvent.click(email());
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledOnce();
  expect(onChange.mock.calls[0]?.[0].target).toBe(email());
  expect(onBlur).toHaveBeenCalledOnce();
});

test('VAL-04.a a group that is required says so to everybody', () => {
  show({ isRequired: true });
  expect(group()).toHaveTextContent(/^Contact\*/);
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  expect(email()).toBeRequired();
});

test('a hint describes the group', () => {
  show({ hint: 'How we write to you.' });
  expect(group()).toHaveAccessibleDescription('How we write to you.');
  expect(email()).not.toHaveAttribute('data-invalid');
});

test('an error describes the group before its hint, and marks its choices', () => {
  show({ error: 'Choose one.', hint: 'How we write to you.' });
  expect(group()).toHaveAccessibleDescription(/Choose one\..*How we write to you\./);
  expect(email()).toHaveAttribute('data-invalid', 'true');
});

test('an error alone describes the group', () => {
  show({ error: 'Choose one.' });
  expect(group()).toHaveAccessibleDescription(/Choose one\.$/);
});

test('a label that is hidden still names the group', () => {
  const { container: hidden } = show({ isLabelHidden: true });
  const { container: shown } = show();
  const classOf = (container: HTMLElement) => container.querySelector('legend')?.className;
  expect(screen.getAllByRole('group', { name: 'Contact' })).toHaveLength(2);
  expect(classOf(hidden)).not.toBe(classOf(shown));
});
