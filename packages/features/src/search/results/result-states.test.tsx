import { renderWithProviders } from '@tableside/kits/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { NoSuchPage } from './result-states.tsx';

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'UIX-29.d "Go to the first page" with %s turns no page',
  (key) => {
    const onFirst = vi.fn();
    renderWithProviders(<NoSuchPage page={9} pageCount={2} firstHref="/search" onFirst={onFirst} />);
    const link = screen.getByRole('link', { name: 'Go to the first page' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { [key]: true });
    expect(onFirst).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(onFirst).toHaveBeenCalledExactlyOnceWith(1);
  },
);
