import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { Services } from '../services/services.ts';

/**
 * Starts the session where the visitor is, lets it follow them through the site, and send them elsewhere.
 *
 * @param isGuarded - whether the first page waits for the session.
 */
export function usePlaces({ session, setNavigate }: Services, isGuarded: boolean): void {
  const [isAwaited] = useState(isGuarded);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => setNavigate(navigate), [setNavigate, navigate]);
  useEffect(() => session.moved({ pathname, search }), [session, pathname, search]);
  useEffect(() => session.start(isAwaited), [session, isAwaited]);
}
