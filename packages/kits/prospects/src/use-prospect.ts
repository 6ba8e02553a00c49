import { createProspectMutation, validateEmailMutation } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Takes an address to where it belongs (HOM-05 to HOM-08): one that may join is remembered and goes on to /join, whether
 * or not remembering worked; a member's goes on to /login. It travels in the state of the navigation, never in the
 * address. Rejects when the check itself fails.
 */
export function useProspect(): (email: string) => Promise<void> {
  const client = useApi();
  const navigate = useNavigate();
  const { mutateAsync: validate } = useMutation(validateEmailMutation(client));
  const { mutateAsync: remember } = useMutation(createProspectMutation(client));
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return async (email) => {
    // Who has left the page meanwhile is not called back.
    const goTo = (path: string) => {
      if (isHere.current) void navigate(path, { state: { email } });
    };
    if (!(await validate(email))) {
      goTo('/login');
      return;
    }
    await remember(email).catch(() => undefined);
    goTo('/join');
  };
}
