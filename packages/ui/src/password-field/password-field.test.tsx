import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './password-field.stories.tsx';

const { Disabled, Empty, Filled, InAForm, WithError } = composeStories(stories);
const field = () => screen.getByLabelText('Password');

test('AUT-17 the toggle switches between hidden and shown, and its own name with it', async () => {
  render(<Filled />);
  expect(field()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveValue('table4two');
});

test('AUT-17 the toggle works by keyboard, and a click leaves the caret in the field', async () => {
  render(<Filled />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('button'));
  expect(field()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveAttribute('type', 'password');
});

test('AUT-17 a visible password is hidden when its form is submitted', async () => {
  render(<InAForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field()).toHaveAttribute('type', 'password');
});

test.each([
  ['CapsLock', 'modifierCapsLock', 'Caps Lock is on.'],
  ['NumLock', 'modifierNumLock', 'Num Lock is on.'],
])('AUT-18 %s on is announced politely, until it is off', (_, modifier, words) => {
  render(<Empty />);
  const status = screen.getByRole('status');
  fireEvent.keyDown(field(), { key: 'a', [modifier]: true });
  expect(status).toHaveTextContent(words);
  fireEvent.keyUp(field(), { key: 'a' });
  expect(status).toBeEmptyDOMElement();
  fireEvent.pointerDown(field(), { [modifier]: true });
  expect(status).toHaveTextContent(words);
});

test('AUT-18 both locks are announced together, and neither after blur', () => {
  render(<Empty />);
  fireEvent.keyDown(field(), { key: 'a', modifierCapsLock: true, modifierNumLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on.Num Lock is on.');
  fireEvent.blur(field());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('AUT-18 an empty text announces nothing', () => {
  render(<Empty numLockText="" />);
  fireEvent.keyDown(field(), { key: 'a', modifierNumLock: true });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a browser’s autofill sends keys without modifiers', () => {
  render(<Empty />);
  fireEvent(field(), new Event('keydown', { bubbles: true }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('is described by its error and by which password it is', () => {
  render(<WithError />);
  const input = screen.getByLabelText(/^Password/);
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Use at least 8 characters.');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
});

test('a disabled field shows nothing either', () => {
  render(<Disabled />);
  expect(screen.getByRole('button')).toBeDisabled();
});
