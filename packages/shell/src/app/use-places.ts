import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { Services } from '../services/services.ts';

/** Lets the session follow the visitor through the site, and send them elsewhere. */
export function usePlaces({ session, setNavigate }: Services): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => setNavigate(navigate), [setNavigate, navigate]);
  useEffect(() => session.moved({ pathname, search }), [session, pathname, search]);
}
