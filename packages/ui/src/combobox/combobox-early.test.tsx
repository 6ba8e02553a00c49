import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Combobox } from './combobox.tsx';

function Place({ label }: { readonly label: string }) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label={label}
      name={label}
      value={value}
      onValueChange={setValue}
      options={[{ id: 'a', label: 'Chicago' }]}
      labels={{ list: 'Suggestions', count: (count) => `${count} suggestions` }}
    />
  );
}

// This test has its own file, because the list's code loads only once per file.
test('SEA-33.c typing before the list has loaded, and moving on or submitting, opens no list and moves no focus', async () => {
  render(<Place label="Left" />);
  render(<Place label="Submitted" />);
  const type = (label: string) => {
    const field = screen.getByLabelText(label);
    field.focus();
    fireEvent.change(field, { target: { value: 'Chi' } });
  };
  type('Left');
  type('Submitted');
  const submitted = screen.getByLabelText('Submitted');
  fireEvent.keyDown(submitted, { key: 'Enter' });
  await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(2));
  expect(screen.getByLabelText('Left')).toHaveAttribute('aria-expanded', 'false');
  expect(submitted).toHaveAttribute('aria-expanded', 'false');
  expect(submitted).toHaveFocus();
});
