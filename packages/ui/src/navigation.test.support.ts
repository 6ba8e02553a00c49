import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Fakes the Navigation API, which jsdom lacks, on the second of its history entries. Returns a function that
 * begins a navigation and returns whether the page prevented it.
 */
export function stubNavigation() {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 1 } });
  vi.stubGlobal('navigation', navigation);
  return (navigationType: string, index: number, { cancelable = true, userInitiated = true } = {}) => {
    const event = Object.assign(new Event('navigate', { cancelable }), {
      navigationType,
      userInitiated,
      destination: { index },
    });
    act(() => void navigation.dispatchEvent(event));
    return event.defaultPrevented;
  };
}
