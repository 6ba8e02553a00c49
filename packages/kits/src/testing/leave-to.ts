import { act } from '@testing-library/react';

/** Goes to another page of the site, as Back and Forward do. */
export function leaveTo(path: string): void {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
