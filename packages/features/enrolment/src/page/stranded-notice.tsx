import { useCopy } from '@tableside/kit-content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { useState, type ReactNode } from 'react';

import { enrolmentCopy } from '../copy.ts';

export interface StrandedNoticeProps {
  /** What has been done. */
  readonly title: string;
  /** What did not come. */
  readonly children: ReactNode;
  /** Tries to go on once more. */
  readonly onContinue: () => Promise<void>;
}

/** A form has done its work, but the answer to who is signed in did not come: the form gives way. */
export function StrandedNotice({ title, children, onContinue }: StrandedNoticeProps) {
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
      title={title}
      action={
        <Button variant="primary" isLoading={isTrying} onClick={() => void onClick()}>
          {copy('continue')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
