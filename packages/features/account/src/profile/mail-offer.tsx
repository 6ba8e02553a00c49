import { ApiError } from '@tableside/api-client';
import { updateMemberMutation } from '@tableside/api-client/queries';
import type { Member } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { errorsCopy, showFormFailure, toFormProblem } from '@tableside/kit-forms';
import { useApi, useSession } from '@tableside/kit-session';
import { Button } from '@tableside/ui/button';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';

import { profileCopy } from './profile.copy.ts';
import * as styles from './profile.styles.ts';

/**
 * For members who get no mail, where the form leaves the choice out (PRO-14): copy tells them to opt in, and here they
 * can. One press is the yes; what it is to is said on the button.
 */
export function MailOffer({ member }: { readonly member: Member }) {
  const copy = useCopy(profileCopy);
  const words = useCopy(errorsCopy);
  const session = useSession();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, isSuccess } = useMutation({
    ...updateMemberMutation(useApi()),
    onSuccess: (answer) => session.accept(answer),
    onError: (error) => {
      // The session leads to sign-in.
      if (error instanceof ApiError && error.status === 401) return;
      const { failure } = toFormProblem(error, []);
      showFormFailure(failure ? words(failure.key, failure.values) : words('apiError'));
    },
  });
  // The button goes, and the focus with it.
  useEffect(() => {
    if (isSuccess) title.current?.focus();
  }, [isSuccess]);

  if (member.hasEmailOptIn && !isSuccess) return null;
  return (
    <Card as="section" aria-labelledby={id} css={styles.facts}>
      <Title level={2} size="small" id={id} ref={title} tabIndex={-1} css={styles.focused}>
        {copy(isSuccess ? 'mailTakenTitle' : 'mailOfferTitle')}
      </Title>
      {isSuccess ? (
        <p css={styles.small}>{copy('mailTaken')}</p>
      ) : (
        <>
          <p css={styles.small}>{copy(member.tier === 3 ? 'emailOptInHintVip' : 'emailOptInHint')}</p>
          <Button
            variant="secondary"
            isFullWidth
            isLoading={isPending}
            loadingLabel={words('working')}
            onClick={() => mutate({ emailOptIn: true })}
          >
            {copy('emailOptIn')}
          </Button>
        </>
      )}
    </Card>
  );
}
