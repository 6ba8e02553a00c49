import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a function that goes to a path of the site. Like a link, it adds no history entry for the path that is
 * shown already: after a double click, one Back leads to the page before.
 */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    // The browser's location, because the router's is behind while a screen loads.
    (path) => void navigate(path, { replace: path === window.location.pathname + window.location.search }),
    [navigate],
  );
}
