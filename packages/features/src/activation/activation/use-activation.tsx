import { activateMemberMutation, knownMemberQuery } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import { lacksCookies, showFormSuccess, useErrorToast } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { useApi, useSession } from '@tableside/kits/session';
import { Link } from '@tableside/ui/link';
import { showToast } from '@tableside/ui/toast';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { activationCopy } from '../copy.ts';
import * as styles from './activation-screen.styles.ts';

export interface Activation {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly activate: () => void;
}

export function useActivation(publicId: string): Activation {
  const api = useApi();
  const session = useSession();
  const queries = useQueryClient();
  const copy = useCopy(activationCopy);
  const { phone } = usePartner().customerSupport;
  const showError = useErrorToast();
  const isHere = useIsHere();
  const isSent = useRef(false);
  const dismiss = useRef<() => void>(undefined);

  const { status, mutate } = useMutation({
    ...activateMemberMutation(api),
    onSuccess: (tier, id) => {
      if (!isHere()) showFormSuccess(copy('activatedTitle'));
      queries.setQueryData(knownMemberQuery(api, id).queryKey, (known) => known && { ...known, tier });
      // Activation has succeeded in any case. Offers update once the visitor is recognized.
      session.recognize(id).catch(() => undefined);
    },
    onError: (error) => {
      isSent.current = false;
      // Support cannot help with missing cookies.
      if (lacksCookies(error)) return showError(error);
      dismiss.current = showToast({
        kind: 'error',
        // The toast stays, because the visitor may be dialing the number.
        timeoutMs: null,
        message: (
          <>
            <span>{copy('failed')}</span>{' '}
            <Link href={phone.href} css={styles.phone}>
              {phone.formatted}
            </Link>
          </>
        ),
      });
    },
  });

  const activate = () => {
    if (isSent.current) return;
    isSent.current = true;
    dismiss.current?.();
    mutate(publicId);
  };
  return { status, activate };
}
