import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

export const field = (label: string): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${label}( \\*|\\*)?$`));
export const submitButton = () => screen.getByRole('button', { name: 'Join and continue' });

export const findAlert = () => within(screen.getByRole('main')).findByRole('alert');

export const answers: Readonly<Record<string, string>> = {
  'First name': 'Robin',
  'Last name': 'Ames',
  'Email address': 'robin@example.com',
  'Member number': 'abc123456789',
  Password: 'table4two',
  'Confirm password': 'table4two',
  'ZIP code': '10013',
};

export async function fillIn(typed: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(typed)) {
    const control = field(label);
    act(() => control.focus());
    fireEvent.change(control, { target: { value: text } });
  }
}

export async function acceptTerms() {
  await userEvent.click(screen.getByRole('checkbox', { name: /^I accept the program terms/ }));
}

export async function joinWith(changes: Readonly<Record<string, string>> = {}) {
  await fillIn({ ...answers, ...changes });
  await acceptTerms();
  await userEvent.click(submitButton());
}
