import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a function that goes to a path of the site. Like a link, it adds no history entry for the current
 * path, so that after a double click one Back leads to the previous page.
 */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    // The router's location is outdated while a screen loads, so this reads the browser's.
    (path) => void navigate(path, { replace: path === window.location.pathname + window.location.search }),
    [navigate],
  );
}
