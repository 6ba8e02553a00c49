import { referralLink, type Member } from '@tableside/core';
import { useContent, useCopy, useFillText } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Button } from '@tableside/ui/button';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { showToast } from '@tableside/ui/toast';
import { Fragment, useId, useRef, useState, useSyncExternalStore } from 'react';

import { overviewCopy } from './overview.copy.ts';
import * as styles from './referral-box.styles.ts';

const unchanging = () => () => undefined;
const ownOrigin = () => window.location.origin;
const noOrigin = () => '';

export function ReferralBox({ member }: { readonly member: Member }) {
  const copy = useCopy(overviewCopy);
  const fill = useFillText();
  const { referralLink: offer } = useContent().accountCenter;
  const { referral } = usePartner();
  const id = useId();
  const shownLink = useRef<HTMLParagraphElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const origin = useSyncExternalStore(unchanging, ownOrigin, noOrigin);
  if (!offer) return null;
  const link = referralLink(origin, referral, member.publicId);

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsRefused(false);
      showToast({ kind: 'success', message: copy('referralCopied') });
    } catch {
      setIsRefused(true);
      if (shownLink.current) window.getSelection()?.selectAllChildren(shownLink.current);
    }
  };
  return (
    <Card as="section" aria-labelledby={id} css={styles.box}>
      <div css={styles.words}>
        <Title level={2} size="small" id={id}>
          {fill(offer.title)}
        </Title>
        <p css={styles.description}>{fill(offer.description)}</p>
      </div>
      <div css={styles.share}>
        <p id={`${id}-label`} css={styles.label}>
          {copy('referralLink')}
        </p>
        <p ref={shownLink} translate="no" css={styles.link}>
          {/* Allows wrapping between the parameters of the URL; the copied text has no line breaks. */}
          {origin !== '' &&
            link.split(/(?=[?&])/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
        </p>
        <Button variant="secondary" aria-describedby={`${id}-label`} onClick={() => void copyLink()}>
          {copy('referralCopy')}
        </Button>
        <p role="status" css={styles.byHand}>
          {isRefused && copy('referralByHand')}
        </p>
      </div>
    </Card>
  );
}
