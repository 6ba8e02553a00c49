import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a function that goes to a path of the site. Like a link, it adds no history entry for the current
 * path, so that one Back after a double click leads to the previous page.
 */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    // Uses the browser's location, because the router's is outdated while a screen loads.
    (path) => void navigate(path, { replace: path === window.location.pathname + window.location.search }),
    [navigate],
  );
}
