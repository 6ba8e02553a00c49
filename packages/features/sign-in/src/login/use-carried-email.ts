import { useLocation } from 'react-router';

/** The address that the form of another page brought along in the state of the navigation (ENR-03, OP-010), or nothing. */
export function useCarriedEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
