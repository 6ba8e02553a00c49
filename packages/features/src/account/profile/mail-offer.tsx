import { EMAIL_CHOICE_ID, type Member } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { errorsCopy, showFormSuccess, useErrorToast } from '@tableside/kits/forms';
import { useEmailOptIn } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useEffect, useId, useRef } from 'react';

import { profileCopy } from './profile.copy.ts';
import * as styles from './profile.styles.ts';

/**
 * Offers the email opt-in to members who opted out, where the form hides that choice (PRO-14). One click
 * gives consent, which the button describes.
 */
export function MailOffer({ member }: { readonly member: Member }) {
  const copy = useCopy(profileCopy);
  const words = useCopy(errorsCopy);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isHere = useIsHere();
  const { optIn, isPending, isSuccess } = useEmailOptIn({
    onSaved: () => {
      if (!isHere()) showFormSuccess(copy('mailTakenTitle'));
    },
    onFailed: useErrorToast(),
  });
  useEffect(() => {
    if (isSuccess) title.current?.focus();
  }, [isSuccess]);

  if (member.hasEmailOptIn && !isSuccess) return null;
  return (
    <Card as="section" id={EMAIL_CHOICE_ID} aria-labelledby={id} css={styles.facts}>
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
            loadingLabel={words.text('working')}
            onClick={optIn}
          >
            {copy('emailOptIn')}
          </Button>
        </>
      )}
    </Card>
  );
}
