import { validateEmailMutation } from '@tableside/api-client/queries';
import { strictEmailPattern } from '@tableside/core';
import { useApi } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';

/**
 * Asks early whether an address is a member's already, so that nobody fills in a long form for nothing. It is a
 * courtesy: it stops nobody, and a check that fails says nothing. An answer counts while its address still stands.
 */
export function useMemberEmail() {
  const client = useApi();
  const { mutate, reset, data: isFree, variables: asked } = useMutation(validateEmailMutation(client));
  return {
    isMembers: isFree === false,
    onEmailLeft: (typed: string) => {
      const email = typed.trim();
      if (email !== asked && strictEmailPattern.test(email)) mutate(email);
    },
    onEmailChanged: reset,
  };
}
