import { useCopy } from '@tableside/kit-content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { useState } from 'react';

import { enrolmentCopy } from '../copy.ts';

export interface StrandedNoticeProps {
  readonly onContinue: () => Promise<void>;
}

/** Joined, but the answer to who is signed in did not come: the form has done its work and gives way. */
export function StrandedNotice({ onContinue }: StrandedNoticeProps) {
  const copy = useCopy(enrolmentCopy);
  const [isTrying, setIsTrying] = useState(false);
  const onClick = async () => {
    setIsTrying(true);
    await onContinue();
    setIsTrying(false);
  };
  return (
    <Banner
      kind="success"
      title={copy('joinedTitle')}
      action={
        <Button variant="primary" isLoading={isTrying} onClick={() => void onClick()}>
          {copy('joinedAction')}
        </Button>
      }
    >
      {copy('joinedText')}
    </Banner>
  );
}
