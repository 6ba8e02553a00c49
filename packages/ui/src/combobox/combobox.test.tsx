import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';

import * as stories from './combobox.stories.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const { Empty, Notice, WithError } = composeStories(stories);

const cities: readonly ComboboxOption[] = [
  { id: 'a', label: 'Chicago', group: 'Places' },
  { id: 'b', label: 'Chico', group: 'Places' },
];

interface FormProps {
  readonly options?: readonly ComboboxOption[];
  readonly onSelect?: (option: ComboboxOption) => void;
  readonly onSubmit?: () => void;
}

function SearchForm({ options = cities, onSelect, onSubmit }: FormProps) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Combobox
        label="Where"
        name="where"
        value={value}
        onValueChange={setValue}
        options={options}
        onOptionSelect={onSelect}
        labels={{ list: 'Suggestions', count: (count) => `${count} suggestions` }}
      />
    </form>
  );
}

const openList = async () => {
  const field = screen.getByLabelText('Where');
  await userEvent.click(field);
  await screen.findByRole('combobox');
  await userEvent.type(field, 'ch');
  return field;
};

test('is a plain text field on the server, and until hovered or focused', async () => {
  const html = renderToString(<Empty />);
  expect(html).toContain('<input');
  expect(html).not.toContain('combobox');

  render(<SearchForm />);
  await userEvent.hover(screen.getByRole('textbox', { name: 'Where' }));
  expect(await screen.findByRole('combobox', { name: 'Where' })).not.toHaveFocus();
});

test('stays the same field, with focus and text, when its list has loaded', async () => {
  render(<SearchForm />);
  const field = screen.getByLabelText('Where');
  await userEvent.type(field, 'c');
  expect(await screen.findByRole('combobox', { name: 'Where' })).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('c');
});

test('opens automatically when its list loads after typing', async () => {
  render(<SearchForm />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Chi' } });
  fireEvent.focus(screen.getByRole('textbox'));
  expect(await screen.findByRole('option', { name: 'Chicago' })).toBeVisible();
});

test('arrow keys move, Enter selects and does not submit', async () => {
  const onSelect = vi.fn();
  const onSubmit = vi.fn();
  render(<SearchForm onSelect={onSelect} onSubmit={onSubmit} />);
  const field = await openList();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Chico' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('Chico');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(cities[1]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'UIX-29.c keys with %s move in the text, not in the list',
  async (modifier) => {
    render(<SearchForm />);
    const field = await openList();
    for (const key of ['Home', 'End', 'ArrowUp', 'ArrowDown'])
      expect(fireEvent.keyDown(field, { key, [modifier]: true })).toBe(true);
    expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(field, { key: 'Enter', [modifier]: true });
    expect(field).toHaveValue('Chicago');
  },
);

test('UIX-29.c Alt with Home or End is the browser’s, and with an arrow opens and closes the list', async () => {
  render(<SearchForm />);
  const field = await openList();
  for (const key of ['Home', 'End']) expect(fireEvent.keyDown(field, { key, altKey: true })).toBe(true);
  expect(field).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(field, { key: 'ArrowUp', altKey: true });
  expect(field).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('CLM-10.a the page scrolls to the highlighted option', async () => {
  const shown: (readonly [string | null, unknown])[] = [];
  Element.prototype.scrollIntoView = function note(options) {
    shown.push([this.textContent, options]);
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  render(<SearchForm />);
  await openList();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(shown).toEqual([
    ['Chicago', { block: 'nearest' }],
    ['Chico', { block: 'nearest' }],
  ]);
});

test('CLM-10.b Tab leads past the open list, also where it scrolls', async () => {
  render(<SearchForm />);
  await openList();
  expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
});

test('a tap selects and leaves focus in the field', async () => {
  render(<SearchForm />);
  const field = await openList();
  await userEvent.click(screen.getByRole('option', { name: 'Chicago' }));
  expect(field).toHaveValue('Chicago');
  expect(field).toHaveFocus();
});

test('a click opens the list, and another does not close it', async () => {
  render(<SearchForm />);
  const field = await openList();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('a list that opens again has no option marked', async () => {
  render(<SearchForm />);
  const field = await openList();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await userEvent.click(field);
  expect(screen.getByRole('option', { name: 'Chico' })).toHaveAttribute('aria-selected', 'false');
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('without options and a notice there is no list', async () => {
  render(<SearchForm options={[]} />);
  const field = await openList();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Escape and blur keep free text, and Enter submits it', async () => {
  const onSubmit = vi.fn();
  const onSelect = vi.fn();
  render(<SearchForm onSubmit={onSubmit} onSelect={onSelect} />);
  const field = await openList();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(field).toHaveValue('ch');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('i{ArrowDown}');
  await userEvent.tab();
  expect(field).toHaveValue('chi');
  await userEvent.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSelect).not.toHaveBeenCalled();
});

test('typing in the middle keeps the caret there', async () => {
  render(<SearchForm />);
  const field = await openList();
  await userEvent.type(field, 'X', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  await userEvent.keyboard('Y');
  expect(field).toHaveValue('cXYh');
});

test('announces the number of suggestions, in a list with a name', async () => {
  render(<SearchForm />);
  await openList();
  expect(screen.getByText('2 suggestions')).toHaveAttribute('role', 'status');
  expect(within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option')).toHaveLength(2);
});

test('shows a notice instead of options, and its error', async () => {
  render(
    <>
      <Notice />
      <WithError />
    </>,
  );
  const [field, wrong] = screen.getAllByLabelText('Where or what');
  await userEvent.click(field ?? document.body);
  expect(await screen.findByRole('combobox')).toBe(field);
  await userEvent.keyboard('z');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await userEvent.click(wrong ?? document.body);
  await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(2));
  expect(wrong).toHaveAccessibleDescription('Write a city, a ZIP code or a name.');
});
