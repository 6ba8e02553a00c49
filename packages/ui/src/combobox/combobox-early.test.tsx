import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Combobox } from './combobox.tsx';

function Where() {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox
        label="Where"
        name="where"
        value={value}
        onValueChange={setValue}
        options={[{ id: 'a', label: 'Chicago' }]}
        labels={{ list: 'Suggestions', count: (count) => `${count} suggestions` }}
      />
      <input aria-label="What" />
    </>
  );
}

// This test has its own file, because the list's code loads only once per file.
test('typing before the list has loaded, and moving on, does not steal focus', async () => {
  render(<Where />);
  const field = screen.getByLabelText('Where');
  field.focus();
  fireEvent.change(field, { target: { value: 'Chi' } });
  screen.getByLabelText('What').focus();
  expect(await screen.findByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('What')).toHaveFocus();
});
