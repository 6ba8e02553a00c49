import { setupMsw, TestProviders } from '@tableside/kits/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { PlaceField } from './place-field.tsx';

setupMsw();

function StatefulField() {
  const [place, setPlace] = useState('Boston, MA');
  return (
    <PlaceField
      label="Where"
      value={place}
      onChange={setPlace}
      onChoose={setPlace}
      onUseOwnPosition={() => undefined}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);

test('a focus selects the place, so that typing replaces it; one that React repeats does not', async () => {
  render(<StatefulField />, { wrapper: TestProviders });
  const input = await screen.findByLabelText<HTMLInputElement>('Where');
  input.focus();
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('Boston, MA');
  await screen.findByRole('combobox', { name: 'Where' });
  await userEvent.type(field(), '{End}, near the water', { skipClick: true });
  fireEvent.focus(field());
  expect(selected()).toBe('');
  expect(field()).toHaveValue('Boston, MA, near the water');
});
